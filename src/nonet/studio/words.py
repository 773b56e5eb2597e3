"""Parts of a puzzle and what clashes, in words."""

from dataclasses import replace

from nonet.core.layout import Layout
from nonet.core.masks import digits_in
from nonet.core.puzzle import Puzzle
from nonet.core.symbols import symbol_of
from nonet.logic import Step
from nonet.studio.clash import Clash
from nonet.studio.parts import Part
from nonet.words import Language, Speaker, explain, house_name, rule_name, text


def part_text(language: Language, puzzle: Puzzle, part: Part) -> str:
    """What a part is called: the 5 in r1c3, thermometer (r1c1, r1c2)."""
    speaker = Speaker(language, puzzle.layout)
    match part.kind:
        case "given":
            digit = symbol_of(puzzle.givens[part.number])
            return text(language, "studio.given", digit=digit, cell=speaker.cell(part.number))
        case "allowed":
            digits = speaker.digits(digits_in(puzzle.allowed[part.number]))
            return text(language, "studio.allowed", digits=digits, cell=speaker.cell(part.number))
        case "house":
            return house_name(language, puzzle.layout, part.number)
        case "rule":
            rule = puzzle.layout.rules[part.number]
            name = rule_name(language, rule)
            if not rule.all_cells:
                return name
            cells = speaker.cells(rule.all_cells)
            return text(language, "studio.rule", rule=name, cells=cells)


def clash_text(language: Language, puzzle: Puzzle, clash: Clash) -> str:
    """A sentence about what clashes."""
    if not clash.parts:
        return text(language, "studio.clash.board")
    told = [part_text(language, puzzle, part) for part in clash.parts]
    speaker = Speaker(language, puzzle.layout)
    key = "studio.clash.one" if len(told) == 1 else "studio.clash.several"
    return speaker.say(key, parts=speaker.joined(told))


def step_text(language: Language, layout: Layout, step: Step) -> str:
    """What a step sees and what follows; those that only ratings know are told as what they are."""
    name = step.technique.removeprefix("direct_")
    told = replace(step, technique=_TOLD_AS.get(name, name))
    return explain(language, layout, told, short=True)


_TOLD_AS = {"short_cage": "cage_combination"}
