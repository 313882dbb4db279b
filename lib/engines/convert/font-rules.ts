/** What stands in for Office's fonts that no package brings; those that fontconfig itself knows (Calibri, Arial) are not repeated. */
const STAND_INS: Record<string, readonly string[]> = {
  Aptos: ['Carlito'],
  'Aptos Display': ['Carlito'],
  'Aptos Narrow': ['Carlito'],
  'MS Mincho': ['IPAMincho', 'Noto Serif CJK JP'],
  'MS PMincho': ['IPAPMincho', 'Noto Serif CJK JP'],
  'Yu Mincho': ['Noto Serif CJK JP'],
  'MS Gothic': ['IPAGothic', 'Noto Sans CJK JP'],
  'MS PGothic': ['IPAPGothic', 'Noto Sans CJK JP'],
  'Yu Gothic': ['Noto Sans CJK JP'],
  Meiryo: ['Noto Sans CJK JP'],
};

/** Families whose letters are as wide as those of the first. */
const SAME_WIDTHS: Record<string, readonly string[]> = {
  arial: ['liberation sans', 'arimo'],
  'arial narrow': ['liberation sans narrow'],
  calibri: ['carlito'],
  cambria: ['caladea'],
  'courier new': ['liberation mono', 'cousine'],
  georgia: ['gelasio'],
  helvetica: ['liberation sans', 'arimo', 'nimbus sans'],
  times: ['liberation serif', 'tinos', 'nimbus roman'],
  'times new roman': ['liberation serif', 'tinos'],
};

export const hasSameWidths = (asked: string, used: string): boolean => SAME_WIDTHS[asked.toLowerCase()]?.includes(used.toLowerCase()) ?? false;

/** A fontconfig file: the machine's own rules, the product's fonts, and the stand-ins. Nothing is written into /etc. */
export const fontRules = (folders: readonly string[]): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
${folders.map((folder) => `  <dir>${folder.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</dir>\n`).join('')}${Object.entries(STAND_INS)
  .map(
    ([asked, used]) =>
      `  <alias binding="same"><family>${asked}</family><accept>${used.map((family) => `<family>${family}</family>`).join('')}</accept></alias>`,
  )
  .join('\n')}
</fontconfig>
`;
