// What a game is called: by the challenge or day that it belongs to, else by how hard it is.
import { writeDay } from './dates';
import type { Language, Texts } from './languages';

type Info = Readonly<Record<string, string>>;

/** The title of a game, by what is known about its puzzle; undefined if that is nothing. */
export function titleOf(info: Info, texts: Texts, language: Language): string | undefined {
  const { challenge, daily, scale, givens, level } = info;
  const hardness = texts.levelNames[level ?? ''];
  if (challenge) return texts.challenge({ number: challenge });
  if (daily) return joined(texts.dailyOf({ date: writeDay(daily, language, SHORT) }), hardness);
  if (scale) return nameOfScale(scale, texts);
  return givens ? texts.givens({ count: Number(givens) }) : hardness;
}

/** How many solutions there are by design; undefined if there is only one. */
export function solutionsOf({ solutions }: Info, texts: Texts): string | undefined {
  if (!solutions) return undefined;
  const count = parseInt(solutions);
  const isMore = solutions.endsWith('+');
  return isMore ? texts.moreSolutions({ number: count }) : texts.solutions({ count });
}

const SHORT: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };

/** The name of a scale without its numbers. */
function nameOfScale(scale: string, texts: Texts): string {
  return texts.scaleNames[scale]?.split(':')[0] ?? scale;
}

function joined(...parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(', ');
}
