"""Files and texts that somebody lets go over the page."""

from base64 import b64encode

from playwright.sync_api import Page

_DROP = """([data, name]) => {
  const bytes = Uint8Array.from(atob(data), (one) => one.charCodeAt(0));
  const carried = new DataTransfer();
  if (name) carried.items.add(new File([bytes], name));
  else carried.setData('text', new TextDecoder().decode(bytes));
  document.body.dispatchEvent(
    new DragEvent('drop', { dataTransfer: carried, bubbles: true, cancelable: true }));
}"""


def drop(page: Page, data: bytes | str, name: str = "") -> None:
    """Drops a file with a name, or a text without one."""
    held = data.encode() if isinstance(data, str) else data
    page.evaluate(_DROP, [b64encode(held).decode(), name])
