"""What is printed is what the fields say."""

import re
from pathlib import Path

import pypdfium2
from playwright.sync_api import Locator, Page, expect

from e2e.player import Player
from e2e.test_files import choose
from e2e.test_tools import wait_for_preview


def opened(player: Player) -> Locator:
    """The dialog for new puzzles, with its first preview."""
    choose(player, "Print", "Print new puzzles")
    wait_for_preview(player, 2)
    dialog = player.page.get_by_role("dialog", name="Print")
    dialog.get_by_label("Solutions").select_option("none")
    return dialog


def saved(page: Page, dialog: Locator) -> str:
    """The text of the PDF that is saved, with the pages that it has."""
    with page.expect_download() as download:
        dialog.get_by_role("button", name="Save the PDF").click()
    return text_of(download.value.path())


def text_of(path: Path) -> str:
    with pypdfium2.PdfDocument(path) as pdf:
        return "\n".join(page.get_textpage().get_text_range() for page in pdf)


def test_what_is_saved_is_what_the_fields_say(player: Player) -> None:
    dialog = opened(player)
    wait_for_preview(player, 1)
    dialog.get_by_label("Number, 1").fill("6")
    text = saved(player.page, dialog)  # at once, while the old ones are still in sight
    assert len(re.findall(r"(?m)^\s*\d+\b.*easy", text)) == 6


def test_a_number_out_of_range_is_said(player: Player) -> None:
    dialog = opened(player)
    number, save = dialog.get_by_label("Number, 1"), dialog.get_by_role("button", name="Save")
    number.fill("101")
    expect(dialog.get_by_role("alert")).to_have_text("Number must be from 1 to 100, not 101.")
    expect(number).to_have_value("101")
    expect(dialog.get_by_text("Number, 1\u2013100", exact=True)).to_be_visible()
    seed = dialog.get_by_role("spinbutton", name="Seed")
    expect(seed).to_have_accessible_description(re.compile("^0 to "))
    expect(number).to_have_attribute("aria-invalid", "true")
    expect(save).to_be_disabled()
    number.fill("")
    says = "Number: please enter a number from 1 to 100."
    expect(dialog.get_by_role("alert")).to_have_text(says)
    number.fill("2.5")
    expect(dialog.get_by_role("alert")).to_contain_text("a whole number from 1 to 100, not 2.5.")
    number.fill("60")
    expect(dialog.get_by_role("alert")).to_be_hidden()
    dialog.get_by_role("button", name="Add another kind").click()
    dialog.get_by_label("Number, 1").last.fill("50")
    expect(dialog.get_by_role("alert")).to_contain_text("At most 100 puzzles")
    dialog.get_by_role("button", name="Remove").last.click()
    number.fill("1")
    dialog.get_by_label("Margins").fill("2")
    expect(dialog.get_by_role("alert")).to_contain_text("must be from 3 to 60, not 2")
    dialog.get_by_label("Margins").fill("20.5")
    expect(dialog.get_by_role("alert")).to_be_hidden()
    wait_for_preview(player, 1)


def test_earlier_scales_and_numbers_of_givens(player: Player) -> None:
    dialog = opened(player)
    dialog.get_by_label("Number, 1").fill("1")
    dialog.get_by_label("Difficulty").select_option("givens")
    givens = dialog.get_by_label("Number of givens")
    givens.fill("82")
    says = "Number of givens must be from 17 to 81, not 82."
    expect(dialog.get_by_role("alert")).to_have_text(says)
    givens.fill("70")
    assert digits_in(saved(player.page, dialog)) == 70
    dialog.get_by_label("Difficulty").select_option("scale:p3-1")
    assert 61 <= digits_in(saved(player.page, dialog)) <= 70


def digits_in(text: str) -> int:
    """How many digits stand on the boards."""
    lines = [line for line in text.splitlines() if re.fullmatch(r"[1-9 ]+", line)]
    return len("".join(lines).replace(" ", ""))


def test_the_browser_prints(player: Player) -> None:
    player.page.evaluate("""() => {
      Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', {
        get() {
          const focus = () => undefined;
          return { focus, print: () => document.body.setAttribute('data-printed', this.src) };
        },
      });
    }""")
    dialog = opened(player)
    dialog.get_by_label("Number, 1").fill("2")
    dialog.get_by_role("button", name="Print", exact=True).click()
    expect(player.page.locator("body")).to_have_attribute(
        "data-printed", re.compile("/api/prints/[0-9a-f]+$")
    )
