"""All formats, in the order in which their sniffers are asked: the most particular first."""

from nonet.formats import nonet_json
from nonet.formats.format import Format
from nonet.formats.grids import candidates, grid, samurai, sdk, sdx, simple_sudoku, sud
from nonet.formats.iss import iss
from nonet.formats.json import fpuzzles, gnome
from nonet.formats.lines import bank, csv_table, hodoku, jigsaw, killer_ps, line, sdm, solo, sumocue
from nonet.formats.links import fpuzzles_link, link, sudokuwiki
from nonet.formats.pictures import pdf, png, svg
from nonet.formats.sudokupad import sudokupad
from nonet.formats.xml import ksudoku, opensudoku

FORMATS: tuple[Format, ...] = (
    nonet_json.FORMAT,
    fpuzzles.FORMAT,
    gnome.FORMAT,
    opensudoku.FORMAT,
    ksudoku.FORMAT,
    svg.FORMAT,
    png.FORMAT,
    pdf.FORMAT,
    link.FORMAT,
    fpuzzles_link.FORMAT,
    sudokupad.FORMAT,
    sudokuwiki.FORMAT,
    sumocue.FORMAT,
    killer_ps.FORMAT,
    solo.FORMAT,
    hodoku.FORMAT,
    bank.FORMAT,
    sud.FORMAT,
    iss.FORMAT,
    sdk.FORMAT,
    simple_sudoku.FORMAT,
    samurai.FORMAT,
    jigsaw.FORMAT,
    line.FORMAT,
    csv_table.FORMAT,
    sdx.FORMAT,
    grid.FORMAT,
    candidates.FORMAT,
    sdm.FORMAT,
)
