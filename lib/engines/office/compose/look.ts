/** What composed slides are set in: faces that PowerPoint brings along, and LibreOffice has others for. */
export const faces = { text: 'Calibri', titles: 'Cambria', eastAsianText: 'Yu Gothic', eastAsianTitles: 'Yu Mincho' } as const;

/**
 * What a composed document is set in. Japanese is named by what our PDFs are made with, as each run would warn of another; Word, which has no
 * such face, takes the first twin that it has (ECMA-376, part 1, 17.8.3.1).
 */
export const documentFaces = { ...faces, eastAsianText: 'Noto Sans CJK JP', eastAsianTitles: 'Noto Serif CJK JP' } as const;

/** Where a face is missing: what Word and LibreOffice look for next. */
export const faceTwins: Readonly<Record<string, string>> = {
  Calibri: 'Carlito',
  Cambria: 'Caladea',
  'Noto Sans CJK JP': 'Yu Gothic,游ゴシック,Hiragino Sans',
  'Noto Serif CJK JP': 'Yu Mincho,游明朝,Hiragino Mincho ProN',
};

/** RGB as Office writes it. */
export const inks = { text: '1B2430', quiet: '586272', accent: '1F3A6E', line: 'C9D0DA', wash: 'F3F5F8', white: 'FFFFFF' } as const;

/** Whose words a document holds. */
export type Spoken = {
  /** BCP 47. */
  language: string;
  /** Of the file, as its properties say it. */
  title: string;
};

/** With the region that spell checkers ask for. */
export const proofingTag = (language: string): string =>
  new Intl.Locale(language)
    .maximize()
    .toString()
    .replace(/-[A-Z][a-z]{3}(?=-)/, '');

export const isJapanese = ({ language }: Pick<Spoken, 'language'>): boolean => language.startsWith('ja');

/** Of the Latin letters in a document: taken for Japanese, a name would be broken in the middle of its words. */
export const latinTag = (spoken: Pick<Spoken, 'language'>): string => (isJapanese(spoken) ? 'en-US' : proofingTag(spoken.language));
