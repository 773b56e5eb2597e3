"""Pages look like those that a person has looked at and approved, within a tolerance."""

import pytest
from looks import FOLDER, PAGES, picture
from PIL import Image, ImageChops, ImageFilter, ImageStat


def difference(one: Image.Image, other: Image.Image) -> tuple[float, int]:
    """How far two pictures are apart on average, and where they are farthest, of 255 shades.

    They are blurred before: edges may fall a little differently.
    """
    blurred = [image.filter(ImageFilter.GaussianBlur(1.5)) for image in (one, other)]
    apart = ImageChops.difference(blurred[0], blurred[1])
    stat = ImageStat.Stat(apart)
    return stat.mean[0], int(stat.extrema[0][1])


@pytest.mark.parametrize("name", PAGES)
def test_a_page_looks_as_approved(name: str) -> None:
    approved = Image.open(FOLDER / f"{name}.png").convert("L")
    now = picture(name)
    assert now.size == approved.size
    mean, most = difference(now, approved)
    assert mean < 1.5
    assert most < 60


def test_a_missing_digit_would_be_seen() -> None:
    now = picture("sheet")
    dark = now.point(lambda shade: 255 * (shade < 90)).getbbox()
    assert dark
    wiped = now.copy()
    # a digit of the puzzle in the middle of the left column is about four millimetres high
    wiped.paste(255, (20, 300, 60, 340))
    assert difference(now, wiped)[1] >= 60
