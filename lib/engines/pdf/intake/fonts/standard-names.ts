const FAMILIES = [
  { pattern: /^(arial|helvetica)/, faces: ['Helvetica', 'Helvetica-Bold', 'Helvetica-Oblique', 'Helvetica-BoldOblique'] },
  { pattern: /^courier(new|std)?/, faces: ['Courier', 'Courier-Bold', 'Courier-Oblique', 'Courier-BoldOblique'] },
  { pattern: /^times(newroman)?/, faces: ['Times-Roman', 'Times-Bold', 'Times-Italic', 'Times-BoldItalic'] },
] as const;
const STYLE = /^(ps)?(mt)?(roman|regular|normal)?(bold)?(italic|oblique)?(mt)?$/;

export type StandardFont = (typeof FAMILIES)[number]['faces'][number] | 'Symbol' | 'ZapfDingbats';

/** The font's name without the mark of a subset. */
export const familyName = (baseFont: string): string => baseFont.replace(/^\//, '').replace(/^[A-Z]{6}\+/, '');

/**
 * Which of the fourteen fonts that every reader has (ISO 32000, 9.6.2.2) a name stands for: their own names and those of the fonts with the
 * same widths that readers put them in place of. Undefined for all others.
 */
export function standardFont(baseFont: string): StandardFont | undefined {
  const plain = familyName(baseFont)
    .toLowerCase()
    .replace(/[\s,_-]/g, '');
  if (/^symbol(mt)?$/.test(plain)) return 'Symbol';
  if (/^(itc)?zapfdingbats$/.test(plain)) return 'ZapfDingbats';
  for (const { pattern, faces } of FAMILIES) {
    const family = pattern.exec(plain)?.[0];
    const style = family === undefined ? undefined : STYLE.exec(plain.slice(family.length));
    if (style) return faces[(style[4] ? 1 : 0) + (style[5] ? 2 : 0)];
  }
  return undefined;
}
