// Walking through many buttons in rows by arrow keys, as one stop of the Tab key.

const ENDS: Readonly<Record<string, 'first' | 'last'>> = { Home: 'first', End: 'last' };

/** The place in a list of `count` things in rows that a key leads to; undefined if it leads nowhere. */
export function placeAfter(
  key: string,
  place: number,
  count: number,
  columns: number,
): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
  };
  const end = ENDS[key];
  if (end) return end === 'first' ? 0 : count - 1;
  const step = steps[key];
  if (step === undefined) return undefined;
  const next = place + step;
  return next >= 0 && next < count ? next : place;
}

/** Lets arrow keys walk through the buttons of an element that can be pressed. */
export function walking(columns: number): (element: HTMLElement) => () => void {
  return (element) => {
    const walk = (event: KeyboardEvent): void => {
      const buttons = [...element.querySelectorAll<HTMLElement>('button:enabled')];
      const place = buttons.indexOf(event.target as HTMLElement);
      const next = place < 0 ? undefined : placeAfter(event.key, place, buttons.length, columns);
      if (next === undefined) return;
      event.preventDefault();
      buttons[next]!.focus();
    };
    element.addEventListener('keydown', walk);
    return () => element.removeEventListener('keydown', walk);
  };
}
