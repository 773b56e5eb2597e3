// The second click of a double click on a dialog that the first one has closed: it is not for what lay below.

/** Milliseconds within which a second click belongs to the first, and pixels. */
const SOON = 500;
const NEAR = 12;

const KINDS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'dblclick'] as const;

/** Attached to a dialog: what is clicked right after it was closed, at the same place, is lost. */
export function absorbSecondClick(dialog: HTMLElement): () => void {
  let first: MouseEvent | undefined;
  const absorb = (): void => {
    if (first) absorbNear(first);
    first = undefined;
  };
  dialog.addEventListener('pointerdown', (event) => (first = event), true);
  dialog.addEventListener('close', absorb);
  return absorb;
}

/** Until the time is up, or something else is clicked. */
function absorbNear(first: MouseEvent): void {
  const end = (): void => {
    for (const kind of KINDS) removeEventListener(kind, stop, true);
  };
  const stop = (event: MouseEvent): void => {
    const { clientX, clientY } = event;
    if (Math.hypot(clientX - first.clientX, clientY - first.clientY) > NEAR) return end();
    event.stopPropagation();
    event.preventDefault();
  };
  for (const kind of KINDS) addEventListener(kind, stop, true);
  setTimeout(end, first.timeStamp + SOON - performance.now());
}
