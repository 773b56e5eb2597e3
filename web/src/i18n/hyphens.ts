// Where long German names may be broken: browsers without a dictionary would break them anywhere.

const SOFT_HYPHEN = '\u00ad';

/** Second members of compounds; a name breaks before them. */
const JOINT =
  /(?<=\p{L}{3})(?=einander|folgend|käfig|linie|mäßig|punkt|summen|verschluss|zeichen|zeiger)/gu;

/** The name with soft hyphens, to be shown where there is little room. */
export function breakable(name: string): string {
  return name.replace(JOINT, SOFT_HYPHEN);
}
