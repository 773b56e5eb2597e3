"""Rules that cannot be are refused in one sentence that names the rule and the place."""

from typing import Any

import pytest

from nonet import formats, rules
from nonet.core.layout import MAX_RULES, Layout
from nonet.core.shapes import CLASSIC, standard
from nonet.errors import LayoutError, NonetError

BAD: dict[str, tuple[str, dict[str, Any], str]] = {
    "long thermometer": (
        "thermometer",
        {"cells": (0, 1, 2, 3, 4, 5, 6, 7, 8, 17, 26, 35)},
        "thermometer at r1c1: 12 cells, expected 2 to 9",
    ),
    "one cell of a thermometer": (
        "thermometer",
        {"cells": (0,)},
        "thermometer at r1c1: 1 cell, expected 2 to 9",
    ),
    "full quadruple": (
        "quadruple",
        {"cells": (0, 1, 9, 10), "digits": (1, 2, 3, 4, 5)},
        "quadruple at r1c1: digits has 5 entries, expected 1 to 4",
    ),
    "no branches": (
        "either",
        {"branches": ()},
        "one of several: branches has 0 entries, expected 1 to 64",
    ),
    "arrow in circles": (
        "arrow",
        {"circle": (4,), "line": (5, 4, 3)},
        "arrow at r1c5: the circle r1c5 is on its own line",
    ),
    "distant dot": (
        "difference",
        {"cells": (0, 2)},
        "at r1c1: r1c1 and r1c3 do not touch",
    ),
    "diagonal dot": ("ratio", {"cells": (0, 10)}, "black dot at r1c1: r1c1 and r2c2 do not touch"),
    "great sandwich": (
        "sandwich",
        {"cells": tuple(range(9)), "value": 50},
        "sandwich at r1c1: value is 50, expected 0 to 35",
    ),
    "short sandwich": (
        "sandwich",
        {"cells": (0, 1, 2), "value": 5},
        "sandwich at r1c1: it is not beside a whole row or column of 9 cells",
    ),
    "pattern of nothing": (
        "regex",
        {"cells": (0, 1, 2), "pattern": "1{4}"},
        "regular expression at r1c1: no 3 digits match '1{4}'",
    ),
    "pattern that explodes": (
        "regex",
        {"cells": tuple(range(81)), "pattern": "(.*1.{20}){2}"},
        "regular expression at r1c1: the pattern '(.*1.{20}){2}' is too big",
    ),
    "pattern of huge counts": (
        "regex",
        {"cells": (0, 1), "pattern": "1{999999999}"},
        "regular expression at r1c1: the pattern '1{999999999}' is too big",
    ),
    "broken pattern": (
        "regex",
        {"cells": (0, 1), "pattern": "(12"},
        "regular expression at r1c1: cannot read the pattern '(12' at character 4",
    ),
    "cell off the board": (
        "whisper",
        {"cells": (79, 80, 81)},
        "whisper line: there is no cell 81, expected 0 to 80",
    ),
    "quadruple of a row": (
        "quadruple",
        {"cells": (0, 1, 2, 3), "digits": (1,)},
        "quadruple at r1c1: its cells are not a 2x2 square",
    ),
    "crooked little killer": (
        "little_killer",
        {"cells": (1, 9, 10), "total": 9},
        "little killer at r1c2: its cells are not a whole diagonal",
    ),
    "strange relation": (
        "negative",
        {"relation": "sum"},
        "all marks given: unknown mark 'sum', expected difference, ratio or xv",
    ),
    "wrong type": ("renban", {"cells": 5}, "renban line: cells is 5, which has the wrong type"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_rule_that_cannot_be_is_refused(name: str) -> None:
    kind, values, message = BAD[name]
    with pytest.raises(LayoutError) as caught:
        CLASSIC.with_rules([rules.kind_named(kind).rule(**values)])
    assert message in str(caught.value)
    assert caught.value.text("de") != caught.value.text("en") != caught.value.text("cs")


def test_there_are_not_too_many_rules() -> None:
    with pytest.raises(LayoutError, match=f"10000 rules, expected at most {MAX_RULES}"):
        CLASSIC.with_rules([rules.Even(cell=0)] * 10_000)


def test_a_kind_that_nobody_knows_is_refused_by_name() -> None:
    text = (
        '{"format": "nonet", "version": 1, "board": "9x9", "rules": [{"kind": "moebius"}], '
        '"givens": "%s"}'
    )
    with pytest.raises(NonetError, match="unknown kind of rule 'moebius', expected anti_king"):
        formats.read(text % ("." * 81))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (".Thermo~R1C1~R0C1", "'R0C1' is not a cell of this board"),
        (".Thermo~R1C1~R1C2~LOOP", "thermometer: 'LOOP' is not a cell of this board"),
        (".Moebius~R1C1", "unknown rule 'Moebius'"),
        (".Thermo~R1C1~RAC1", "'RAC1' is not a cell of this board"),
        (".Or.~R1C1_1", "do not match"),
        (".End.~R1C1_1", "do not match"),
        (".~R1C1_12", "'R1C1_12' is not a given"),
        (".Shape~99x99.~R1C1_1", "unknown board '99x99'"),
        (".Pair~!!!~R1C1~R1C2", "cannot read the code '!!!'"),
        (".NFA~AA~R1C1~R1C2", "cannot read|no 3 digits"),
        (".Regex~MX~R1C1~R1C2", "regular expression"),
    ],
)
def test_bad_strings_are_refused(text: str, message: str) -> None:
    with pytest.raises(NonetError, match=message):
        formats.read(text, "iss")


def test_thirds_need_a_size_that_has_them() -> None:
    with pytest.raises(LayoutError, match="4 digits cannot be divided into three equal parts"):
        standard(4).with_rules([rules.GlobalEntropy()])


def test_region_sums_need_boxes() -> None:
    bare = Layout(9, CLASSIC.positions, [])
    with pytest.raises(LayoutError, match="region sum line at r1c1: the cell is not in a box"):
        bare.with_rules([rules.RegionSum(cells=(0, 1, 2, 3))])
