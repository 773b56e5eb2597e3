"""What the golden files hold. `data/<format>.<sheet>.<extension>` must be read as the sheet."""

from pathlib import Path

from nonet import formats, rules
from nonet.core import shapes
from nonet.core.puzzle import Puzzle
from nonet.core.sheet import Sheet
from nonet.formats.sheets import candidates_of

FOLDER = Path(__file__).parent / "data"

LINE = ".8...3.4.......1.7..3.2.....1.........2....8.36741....7........4.6...52.52....7.6"
SOLUTION = "689173245254896137173524869815932674942657381367418952731265498496781523528349716"
SIXTEEN = (
    "..7.EBD.824.A9....3...1A69C.BD..98.B.47613.....G.D..58....BF...2EB.7..C......A4..2....8.ECD.3."
    "96.......G9..48...8..C...B.6A..GD7....89B1.4.6....5..4.2F..BE.6.3.F..6..E.D5.172..B..1.A....2C"
    "..G4DF..B7..4.6.9..54EB.......1.F.2A.....D.FBE.94.....1.C3..5.FA.B.D"
)
SAMURAI = (
    "6...47.......5.7...1.........2..9..5.5...38.....1.7..61.6.85..4.2.8....3.9.3......4..91.2..7.."
    "26..5.97....1......8.....9......3...............7........3.4.2..6.5......84....5.86.4.......38"
    ".........7..56.......5.............38....12...3.9..........6...........4......24..2...4..51.87"
    "....5..8.5.7...6.9.5......1.....8...3..7.1..7...8.......6.2.1..23......37...4.....9.4.."
)
JIGSAW = ".58..3.6.....9......3.2...7...........2..8.3..65...9.......14....4...6..1..4..5.."
REGIONS = "AAABBBCCCAAABBBCCCAADBBBFCCADDEEEFFCDDDEEEFFFDDDEEEFFFGGHHHHIIIGGGGHIIIIGGGHHHHII"
CAGES = [
    (13, (0, 1)), (8, (2,)), (15, (3, 12)), (4, (4,)), (2, (5,)), (4, (6, 7)), (14, (8, 17)),
    (3, (9, 10)), (18, (11, 19, 20)), (8, (13, 14)), (9, (15, 24)), (12, (16, 25)), (10, (18, 27)),
    (15, (21, 22)), (1, (23,)), (21, (26, 35, 44)), (3, (28, 29)), (7, (30, 39)), (13, (31, 32)),
    (13, (33, 34, 42)), (13, (36, 37)), (12, (38, 47)), (14, (40, 41, 50)), (9, (43,)),
    (10, (45, 46)), (11, (48, 49)), (6, (51, 60)), (12, (52, 61)), (6, (53, 62)), (12, (54, 55)),
    (7, (56, 57)), (2, (58,)), (13, (59, 68)), (8, (63,)), (10, (64, 73, 74)), (14, (65, 66, 75)),
    (22, (67, 76, 77)), (17, (69, 78)), (6, (70, 71, 80)), (2, (72,)), (6, (79,)),
]  # fmt: skip
FULL = 511


def _classic() -> Puzzle:
    return Puzzle(shapes.CLASSIC, LINE)


def _entries() -> bytes:
    """The first four empty cells filled in, the last of them wrongly."""
    entries = bytearray(81)
    for cell, digit in ((0, 6), (2, 9), (3, 1), (4, 5)):
        entries[cell] = digit
    return bytes(entries)


def _notes() -> tuple[int, ...]:
    """2 and 9 in r1c7, 5 in r2c1, 4-8 in r9c9's neighbour."""
    notes = [0] * 81
    notes[6], notes[9], notes[75] = 0b100000010, 0b10000, 0b11111000
    return tuple(notes)


def _ruled_out() -> tuple[int, ...]:
    """r2c2 is not 9, r2c3 is neither 4 nor 9."""
    masks = [FULL] * 81
    masks[10], masks[11] = FULL & ~256, FULL & ~256 & ~8
    return tuple(masks)


def _candidates() -> Sheet:
    puzzle = _classic()
    masks = candidates_of(Sheet(puzzle))
    return Sheet(
        Puzzle(puzzle.layout, puzzle.givens, [m or FULL for m in masks]), b"", tuple(masks)
    )


def _square(name: str, givens: str) -> Sheet:
    return Sheet(Puzzle(shapes.named(name), givens))


SHEETS = {
    "classic": Sheet(_classic()),
    "solved": Sheet(Puzzle(shapes.CLASSIC, SOLUTION)),
    "entered": Sheet(_classic(), _entries()),
    "played": Sheet(_classic(), _entries(), _notes()),
    "progress": Sheet(_classic(), _entries(), (*_notes()[:9], 0, *_notes()[10:])),
    "noted": Sheet(_classic(), b"", _notes()),
    "narrowed": Sheet(Puzzle(shapes.CLASSIC, LINE, _ruled_out()), _entries()),
    "candidates": _candidates(),
    "mini": _square("4x4", "..1......4.23..."),
    "six": _square("6x6", "......3...5...25......64..3..1.6..3."),
    "sixteen": _square("16x16", SIXTEEN),
    "diagonals": _square(
        "9x9+diagonals",
        "..9......2..6..5.9.........4...63.............6....4...57.....6.....4.21...7.....",
    ),
    "samurai": _square("samurai", SAMURAI),
    "cross": _square("9x9cross", "4...9253769....1.313....4.725....69.1.3.5876."),
    "rect": _square(
        "9x9rect", "3..4.6......2.......5781...674.3....9.6..3.1...16.4........8.9...8..352."
    ),
    "jigsaw": Sheet(Puzzle(shapes.jigsaw(REGIONS), JIGSAW)),
    "marked": Sheet(
        Puzzle(
            shapes.CLASSIC.with_rules(
                [
                    rules.Cage(total=13, cells=(0, 1)),
                    rules.Thermometer(cells=(2, 12, 20)),
                    rules.Arrow(circle=(30,), line=(31, 41, 50)),
                    rules.Whisper(cells=(53, 52, 61)),
                    rules.Difference(cells=(3, 4)),
                    rules.PairSum(cells=(5, 14), total=10),
                    rules.AntiKnight(),
                ]
            ),
            LINE,
        )
    ),
    "killer": Sheet(Puzzle(shapes.CLASSIC.with_cages(CAGES), bytes(81))),
}


def files() -> list[Path]:
    """All golden files."""
    return sorted(FOLDER.iterdir())


def parts_of(path: Path) -> tuple[str, str]:
    """The format and the sheet of a golden file."""
    format_, sheet, *_ = path.name.split(".")
    return format_, sheet


def text_of(path: Path) -> str:
    """What a golden file says, as text."""
    return formats.decode(path.read_bytes())
