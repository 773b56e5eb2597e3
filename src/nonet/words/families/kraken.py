"""Sentences about kraken fish: a fish with fins, and the chains that lead on from them."""

from collections.abc import Iterator

from nonet.logic.step import Role, Step
from nonet.logic.trail import paths_of
from nonet.words.families.chains import written_out
from nonet.words.families.pattern import Sentences, cells_of, houses_of, mark_of
from nonet.words.speaker import Speaker


def _sentences(speaker: Speaker, step: Step) -> Iterator[str]:
    digit = speaker.digit(mark_of(step, Role.FIN).digits[0])
    covers = speaker.houses(*houses_of(step, Role.COVER))
    fins = cells_of(step, Role.FIN)
    yield speaker.say(
        "step.kraken_fish",
        digit=digit,
        bases=speaker.houses(*houses_of(step, Role.BASE)),
        covers=covers,
        cells=speaker.cells(cells_of(step, Role.PATTERN)),
        fins=speaker.cells(fins),
        count=len(fins),
    )
    branches = written_out(speaker, step.links)
    if step.technique == "kraken_fish_1":
        yield speaker.say("step.kraken_1", digit=digit, covers=covers, branches=branches)
    else:
        starts = {cell for path in paths_of(step.links) for cell in path[0].start.cells}
        cells = speaker.cells(sorted(starts))
        yield speaker.say("step.kraken_2", digit=digit, cells=cells, branches=branches)


SENTENCES: dict[str, Sentences] = {"kraken_fish_1": _sentences, "kraken_fish_2": _sentences}
