/** A file name that every file system takes, from a title in any script. */
const safeName = (title: string): string =>
  title
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 120) || 'Document';

export const documentFileName = (title: string): string => `${safeName(title)}.pdf`;

export const signedFileName = (title: string): string => `${safeName(title)} (signed).pdf`;
