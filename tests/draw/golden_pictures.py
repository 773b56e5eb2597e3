"""Draws the golden pictures anew; look at them before you keep them."""

from boards_to_draw import SHEETS
from test_board_pictures import DATA, GOLDEN

from nonet import draw

if __name__ == "__main__":
    for name in GOLDEN:
        picture = draw.svg.write(draw.board(SHEETS[name]))
        (DATA / f"{name}.svg").write_text(picture, "utf-8")
