"""What no puzzle can be: recipes that contradict themselves, or what is proven about a board."""

from typing import TYPE_CHECKING

from nonet.errors import NonetError, PuzzleError
from nonet.logic.levels import LEVELS, level_of
from nonet.make import classic, demand
from nonet.make.ceiling import hardest_of_board
from nonet.make.layers import LAYERS
from nonet.make.span import Span, span_of, write_span
from nonet.make.symmetry import orbits_of, possible_numbers
from nonet.make.teaching import check_taught
from nonet.make.twins import count_owed, twins_of

if TYPE_CHECKING:
    from nonet.make.recipe import Recipe

FIRST_WITHOUT_DIGITS = 1.4
"""The least ER of the steps that begin a killer without givens and without cages of one cell. Rare
positions of small boards begin with less."""

SMALL = 6
"""Up to so many digits there are such positions."""

WILDNESS = 60
"""How wild jigsaws are unless somebody wishes otherwise."""


def check(recipe: "Recipe") -> None:
    """Refuses what cannot be, in one sentence that says what could."""
    _check_rules(recipe)
    if recipe.level is not None and recipe.level not in LEVELS:
        raise NonetError("error.no_level", name=recipe.level, choices=LEVELS)
    _check_alone(recipe, "level", "rating")
    _check_alone(recipe, "givens", "removed", "scale", "pattern")
    _check_logic(recipe)
    orbits_of(recipe.layout, recipe.symmetry)
    _check_ceiling(recipe)
    _check_ratings(recipe)
    if recipe.name.killer and (recipe.scale or recipe.removed is not None):
        raise NonetError("error.killer_removed")
    if not recipe.has_one_solution:
        _check_loose(recipe)
    elif recipe.aim:
        _check_givens(recipe, recipe.aim.givens)
    if recipe.pattern:
        _check_pattern(recipe)
    _check_parts(recipe)
    if recipe.rules:
        _check_laid(recipe)
    if recipe.name.killer:
        _check_cages(recipe)


def fewest_givens(recipe: "Recipe") -> int:
    """How many givens a puzzle with one solution has at least, as far as that is known."""
    if recipe.name.killer or recipe.rules:
        return 0
    if recipe.is_classic:
        return classic.FEWEST
    # two digits that are nowhere given could change places, and so could twins
    return max(recipe.layout.size - 1, count_owed(recipe.layout))


def _check_rules(recipe: "Recipe") -> None:
    """Without rows, columns and boxes hardly any cell binds another one."""
    usual = {"row", "column", "box"}
    if not recipe.name.jigsaw and not usual & {house.kind for house in recipe.layout.houses}:
        raise PuzzleError("error.no_rules")


def _check_alone(recipe: "Recipe", *names: str) -> None:
    said = [name for name in names if getattr(recipe, name) not in (None, "", ())]
    if len(said) > 1:
        raise NonetError("error.exclude", names=tuple(said))


def _check_logic(recipe: "Recipe") -> None:
    if recipe.needs is not None:
        demand.check_needed(recipe.needs, recipe.allows, recipe.board, has_cages=recipe.name.killer)
        if recipe.allows and recipe.needs not in recipe.allows:
            right = ",".join((*recipe.allows, recipe.needs))
            raise NonetError("error.needs_not_allowed", name=recipe.needs, right=right)
    if recipe.teaches is not None:
        check_taught(recipe.teaches, recipe.board, has_cages=recipe.name.killer)
        _check_alone(recipe, "teaches", "allows")
        _check_alone(recipe, "teaches", "needs")


def _check_ceiling(recipe: "Recipe") -> None:
    """Some boards have nothing but easy puzzles."""
    if recipe.name.killer or recipe.name.jigsaw or recipe.rules:
        return
    reach = demand.reach_of(recipe.needs, recipe.allows, is_classic=recipe.is_classic)
    least = max(reach[0], recipe.ratings[0] if recipe.ratings else 0.0)
    hardest = hardest_of_board(recipe.layout)
    if least > hardest:
        level = level_of(hardest)
        raise PuzzleError("error.too_hard", board=recipe.board, rating=hardest, level=level)


def _check_ratings(recipe: "Recipe") -> None:
    if not recipe.ratings:
        return
    least, most = recipe.ratings
    near = demand.ratings_near((least, most), is_classic=recipe.is_classic)
    if near:
        raise PuzzleError("error.no_rating", rating=write_span((least, most)), near=tuple(near))
    _check_reach(recipe)


def _check_reach(recipe: "Recipe") -> None:
    """Techniques say something about ratings, too."""
    assert recipe.ratings is not None
    reach = demand.reach_of(recipe.needs, recipe.allows, is_classic=recipe.is_classic)
    if reach[0] > recipe.ratings[1] or reach[1] < recipe.ratings[0]:
        is_harder = reach[0] > recipe.ratings[1]
        wish = f"needs={recipe.needs}" if recipe.needs else f"allows={','.join(recipe.allows)}"
        said = f"level={recipe.level}" if recipe.level else f"rating={write_span(recipe.ratings)}"
        bound = reach[0] if is_harder else reach[1]
        level = level_of(bound)
        if is_harder:
            raise NonetError("error.rated_higher", wish=wish, bound=bound, said=said, level=level)
        raise NonetError("error.rated_lower", wish=wish, bound=bound, said=said, level=level)


def _check_loose(recipe: "Recipe") -> None:
    """Puzzles with several solutions have no rating, and symmetry would leave no choice."""
    wishes = ("level", "rating", "allows", "needs", "teaches")
    said = [name for name in wishes if getattr(recipe, name)]
    said += ["symmetry"] * (recipe.symmetry != "none") + ["minimal"] * recipe.minimal
    if said:
        wish = f"scale={recipe.scale}" if recipe.scale else f"removed={_removed(recipe)}"
        raise NonetError("error.several_solutions", wish=wish, name=said[0])


def _removed(recipe: "Recipe") -> str:
    assert isinstance(recipe.removed, tuple)
    return write_span(recipe.removed)


def _check_givens(recipe: "Recipe", span: Span) -> None:
    least = span[0]
    fewest, cells = fewest_givens(recipe), recipe.layout.cell_count
    if least < fewest:
        raise PuzzleError(
            "error.few_givens", board=recipe.board, count=least, fewest=fewest, most=cells
        )
    if not possible_numbers(recipe.layout, recipe.symmetry, span):
        numbers = possible_numbers(recipe.layout, recipe.symmetry, (fewest, cells))
        below = [number for number in numbers if number < least][-1:]
        above = [number for number in numbers if number > span[1]][:1]
        raise PuzzleError(
            "error.symmetric_givens",
            symmetry=recipe.symmetry,
            givens=write_span(span),
            board=recipe.board,
            near=(*below, *above),
        )


def _check_pattern(recipe: "Recipe") -> None:
    if recipe.symmetry != "none":
        raise NonetError("error.pattern_symmetry")
    cells = set(recipe.pattern_cells)
    if recipe.is_classic:
        classic.check_pattern(sorted(cells))
    for twins in () if recipe.name.killer else twins_of(recipe.layout):
        empty = [recipe.layout.cell_name(cell) for cell in twins if cell not in cells]
        if len(empty) > 1:
            raise PuzzleError("error.pattern_cells", cells=tuple(empty))


def _check_parts(recipe: "Recipe") -> None:
    """Wishes about what the board does not have would be silently in vain."""
    if recipe.cages is not None and not recipe.name.killer:
        raise NonetError("error.board_without_cages", board=recipe.board)
    if recipe.wildness != WILDNESS and not recipe.name.jigsaw:
        raise NonetError("error.board_without_regions", board=recipe.board)
    for name in ("sums", "all_marks", "mirrored", "needless"):
        if getattr(recipe, name) not in (None, False) and not recipe.rules:
            raise NonetError("error.without_rules", name=name)
    if recipe.fresh and not (recipe.is_classic and recipe.givens == (classic.FEWEST,) * 2):
        raise NonetError("error.fresh", count=classic.FEWEST)


def _check_laid(recipe: "Recipe") -> None:
    """Rules are laid on any board, but not together with other ways to make puzzles."""
    for name in ("scale", "removed", "pattern", "needs", "teaches", "fresh"):
        if getattr(recipe, name) not in (None, "", False):
            raise NonetError("error.exclude", names=("rules", name))
    if recipe.name.killer:
        raise NonetError("error.rules_killer")
    relations = [LAYERS[wish.kind].relation for wish in recipe.wishes]
    if recipe.all_marks and not any(relations):
        raise NonetError("error.no_marks")
    for wish in recipe.wishes:
        if wish.cells and wish.cells[1] > recipe.layout.size:
            raise NonetError("error.rule_wish", got=str(wish))


def _check_cages(recipe: "Recipe") -> None:
    """What nobody has ever found is refused, too: a search could only end with its time."""
    least = span_of(recipe.cages)[0] if recipe.cages is not None else 1
    is_bare = least > 1 and recipe.aim is None and recipe.layout.size > SMALL
    if is_bare and recipe.ratings and recipe.ratings[1] < FIRST_WITHOUT_DIGITS:
        raise PuzzleError("error.easy_killer", rating=FIRST_WITHOUT_DIGITS)
