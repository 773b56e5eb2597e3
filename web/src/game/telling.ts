// The words of a hint, line by line: sentences, and what follows from what, with its number.

export interface Line {
  /** Its number in the explanation and in the picture; 0 for sentences. */
  readonly number: number;
  readonly text: string;
}

const NUMBERED = /^(\d+)\. (.*)$/;

/** The lines of a text. */
export function linesOf(text: string): readonly Line[] {
  return text.split('\n').map((line) => {
    const [, number, rest] = NUMBERED.exec(line) ?? [];
    return rest === undefined ? { number: 0, text: line } : { number: Number(number), text: rest };
  });
}

/** How many lines have a number. */
export function countSteps(text: string): number {
  return linesOf(text).filter(({ number }) => number > 0).length;
}

/** The line to stand at when going on or back from one; 0 is the whole picture, before and after. */
export function lineAfter(line: number, by: number, count: number): number {
  return (line + by + count + 1) % (count + 1);
}

/** The title at the beginning of a text, and what comes after it. */
export function titleAndRest(text: string, title: string): readonly [string, string] {
  return title && text.startsWith(`${title}:`) ? [title, text.slice(title.length)] : ['', text];
}
