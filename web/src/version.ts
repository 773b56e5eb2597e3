// The version of Nonet that the page belongs to, which the build writes here.
declare const __VERSION__: string;

export const VERSION: string = __VERSION__;
