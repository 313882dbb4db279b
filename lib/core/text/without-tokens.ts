/** Runs of the characters that tokens are made of, long enough that a token broken in two leaves no useful part. */
const tokenLike = /[\w-]{24,}/g;

/** What other servers say may quote a link of ours, which opens a document: whatever looks like its token is left out. */
export const withoutTokens = (text: string): string => text.replace(tokenLike, '…');
