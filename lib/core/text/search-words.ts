/** Words that are looked for at once: more tell no two things apart that fewer do not. */
const MAX_WORDS = 8;
const MAX_WORD_CHARACTERS = 60;

/** The words of what somebody looks for, as the database knows them: what is no letter or digit separates them. */
export const searchWords = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{Letter}\p{Mark}\p{Number}]+/u)
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS)
    .map((word) => [...word].slice(0, MAX_WORD_CHARACTERS).join(''));
