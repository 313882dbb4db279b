/** A long name may say by soft hyphens where it breaks in a narrow place; whatever is called so is called without. */
export const withoutBreaks = (name: string): string => name.replaceAll('\u00AD', '');
