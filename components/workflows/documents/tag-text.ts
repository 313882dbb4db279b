/** A tag as it is typed into a template. */
export const tagText = (source: string): string => `{{${source}}}`;
