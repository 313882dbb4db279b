/** Whether a text has more characters than so many. Counts no further than it must: the text may have millions. */
export const isLonger = (text: string, maxLength: number): boolean => text.length > maxLength && (text.length > 2 * maxLength || [...text].length > maxLength);
