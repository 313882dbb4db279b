/** The name of what a row is about, which leads to it: as high as a finger needs where one is used. */
export const nameLink =
  'inline-block font-medium wrap-anywhere underline decoration-line-strong decoration-1 underline-offset-4 hover:decoration-ink pointer-coarse:py-2.5';
