// The looks of the page; the stylesheet knows them by attributes of the root.

export const LOOKS = ['colourful', 'simple'] as const;
export const SCHEMES = ['system', 'light', 'dark'] as const;

export type Look = (typeof LOOKS)[number];
export type Scheme = (typeof SCHEMES)[number];

export interface Dress {
  readonly look: Look;
  readonly scheme: Scheme;
}

/** The dress in a parsed document; what is missing or unknown is as usual. */
export function readDress({ look, scheme }: Readonly<Record<string, unknown>>): Dress {
  return {
    look: LOOKS.find((one) => one === look) ?? 'colourful',
    scheme: SCHEMES.find((one) => one === scheme) ?? 'system',
  };
}

/** Lets the page look so, at once. */
export function dress({ dataset }: HTMLElement, { look, scheme }: Dress): void {
  dataset['look'] = look;
  dataset['scheme'] = scheme;
}
