// What a game is called: by the challenge or day that it belongs to, else by its board and how hard
// it is.
import { variantName } from './boards';
import { writeDay } from './dates';
import type { Texts } from './catalogue';
import type { Language } from './languages';

type Info = Readonly<Record<string, string>>;

/**
 * The title of a game, by what is known about its puzzle and by the names of its rules; undefined
 * if that is nothing.
 */
export function titleOf(
  info: Info,
  texts: Texts,
  language: Language,
  rules?: string,
): string | undefined {
  const { challenge, daily, board, own, title } = info;
  if (challenge) return texts.challenge({ number: challenge });
  if (daily)
    return joined(texts.dailyOf({ date: writeDay(daily, language, SHORT) }), hardness(info, texts));
  if (own)
    return joined(
      texts.titleOwn,
      own === 'unique' ? texts.titleUnique : undefined,
      hardness(info, texts),
    );
  const name = title ?? rules ?? (board && variantName(board, texts));
  return joined(name, hardness(info, texts)) || undefined;
}

/** How many solutions there are by design; undefined if there is only one. */
export function solutionsOf({ solutions }: Info, texts: Texts): string | undefined {
  if (!solutions) return undefined;
  const count = parseInt(solutions);
  const isMore = solutions.endsWith('+');
  return isMore ? texts.manySolutions({ number: count }) : texts.solutions({ count });
}

const SHORT: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };

/** The number of givens where that was asked for, else the level. */
function hardness({ givens, level }: Info, texts: Texts): string | undefined {
  return givens ? texts.givens({ count: Number(givens) }) : texts.levelNames[level ?? ''];
}

function joined(...parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(', ');
}
