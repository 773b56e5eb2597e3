// Rules and cells that go from one drawing to another, through the clipboard of the browser.
import type { RuleTree } from '../api';
import type { Bench } from './bench.svelte';
import { placeAt, type Place } from './drawing';
import { isTyping } from './keying';
import { isTree, mapPlaces, placesIn } from './kinds';

/** What is in the clipboard: cells as rows and columns, so that any board can take them. */
interface Clipping {
  readonly nonet: 'rules';
  readonly columns: number;
  readonly trees: readonly RuleTree[];
}

export class Clip {
  constructor(private readonly bench: Bench) {}

  copy(event: ClipboardEvent): boolean {
    const { bench } = this;
    if (isTyping(event.target) || !bench.chosen.length) return false;
    const trees = bench.chosen.flatMap((id) => bench.ruleOf(id)?.tree ?? []);
    const clipping: Clipping = { nonet: 'rules', columns: bench.drawing.columns, trees };
    event.clipboardData?.setData('text/plain', JSON.stringify(clipping));
    event.preventDefault();
    bench.say(bench.words.copied);
    return true;
  }

  cut(event: ClipboardEvent): void {
    if (this.copy(event)) this.bench.delete();
  }

  /** Rules that were copied; anything else is read as a puzzle. */
  paste(event: ClipboardEvent): void {
    const { bench } = this;
    const text = event.clipboardData?.getData('text/plain') ?? '';
    const [file] = event.clipboardData?.files ?? [];
    if (isTyping(event.target) || bench.dialog || !(file ?? text.trim())) return;
    event.preventDefault();
    const clipping = readClipping(text);
    if (file) void bench.reader.read(file);
    else if (clipping) this.add(clipping);
    else void bench.reader.read(text);
  }

  /** A file or a text that is let go over the page. */
  drop(event: DragEvent): void {
    const [file] = event.dataTransfer?.files ?? [];
    const text = event.dataTransfer?.getData('text/plain') ?? '';
    if (isTyping(event.target) && !file) return;
    event.preventDefault();
    if (file) void this.bench.reader.read(file);
    else if (text.trim()) void this.bench.reader.read(text);
  }

  private add({ trees, columns }: Clipping): void {
    const { bench } = this;
    const { drawing, kinds } = bench;
    const target = (place: Place): Place | undefined =>
      placeAt(drawing, Math.trunc(place / columns), place % columns);
    const fits = (tree: RuleTree): boolean =>
      kinds.has(tree.kind) && placesIn(tree, kinds).every((one) => target(one) !== undefined);
    const right = trees.filter(fits);
    if (right.length)
      bench.add(right.map((tree) => mapPlaces(tree, kinds, (place) => target(place)!)));
    if (right.length < trees.length) bench.trouble = bench.words.noRoom;
  }
}

function readClipping(text: string): Clipping | undefined {
  try {
    const found = JSON.parse(text) as Partial<Clipping>;
    const isRight = found.nonet === 'rules' && Array.isArray(found.trees);
    return isRight && found.trees!.every(isTree) ? (found as Clipping) : undefined;
  } catch {
    return undefined;
  }
}
