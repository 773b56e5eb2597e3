// The texts of the page in all languages at once, for tests.
import { TEXTS as cs } from '../../generated/texts.cs';
import { TEXTS as de } from '../../generated/texts.de';
import { TEXTS as en } from '../../generated/texts.en';

export const CATALOGUES = { cs, de, en };
