// The figures of rules, which the server has drawn as SVG, as the shapes of a picture.
import type { Label, Stroke } from './drawing';

/** The shapes of a part of an SVG, in the inks of light paper. */
export function shapesOf(part: string): readonly (Stroke | Label)[] {
  if (!part) return [];
  const text = `<svg xmlns="http://www.w3.org/2000/svg">${part}</svg>`;
  const drawn = new DOMParser().parseFromString(text, 'image/svg+xml');
  const elements = [...drawn.querySelectorAll('path, circle, rect, text')];
  return elements.map((element) =>
    element.nodeName === 'text' ? labelOf(element) : strokeOf(element),
  );
}

function strokeOf(element: Element): Stroke {
  const style = element.parentElement!;
  const dashes = style.getAttribute('stroke-dasharray');
  return {
    path: pathOf(element),
    ...inkOf(style, 'fill'),
    ...inkOf(style, 'stroke'),
    width: numberOf(style, 'stroke-width'),
    cap: style.getAttribute('stroke-linecap') === 'round' ? 'round' : 'butt',
    ...(dashes ? { dashes: dashes.split(' ').map(Number) } : {}),
  };
}

function labelOf(element: Element): Label {
  const style = element.parentElement!;
  return {
    text: element.textContent,
    x: numberOf(element, 'x'),
    y: numberOf(element, 'y'),
    font: numberOf(style, 'font-size'),
    weight: style.getAttribute('font-weight') === 'bold' ? 700 : 400,
    fill: inkOf(style, 'fill').fill ?? '#000000',
    anchor: style.getAttribute('text-anchor') === 'start' ? 'start' : 'middle',
  };
}

function pathOf(element: Element): string {
  const number = (name: string): number => numberOf(element, name);
  if (element.nodeName === 'path') return element.getAttribute('d') ?? '';
  if (element.nodeName === 'circle') {
    const [x, y, r] = [number('cx'), number('cy'), number('r')];
    return `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0a${r} ${r} 0 0 1 ${-2 * r} 0z`;
  }
  const [x, y, r] = [number('x'), number('y'), number('rx')];
  const [across, down] = [number('width') - 2 * r, number('height') - 2 * r];
  const turn = (toX: number, toY: number): string => `a${r} ${r} 0 0 1 ${toX} ${toY}`;
  return `M${x + r} ${y}h${across}${turn(r, r)}v${down}${turn(-r, r)}h${-across}${turn(-r, -r)}v${-down}${turn(r, -r)}z`;
}

/** The colour of an ink: style sheets have two of each, and the first is for light paper. */
function inkOf(style: Element, part: 'fill' | 'stroke'): Partial<Record<typeof part, string>> {
  const name = /var\((--ink-[\w-]+)\)/.exec(style.getAttribute(part) ?? '')?.[1];
  if (!name) return {};
  const ink = getComputedStyle(document.documentElement).getPropertyValue(name);
  return { [part]: /#[0-9a-f]{6}/.exec(ink)?.[0] ?? '#777777' };
}

function numberOf(element: Element, name: string): number {
  return Number(element.getAttribute(name) ?? 0);
}
