/** A token with another letter at one place. The last letters of base64url may hold bits that mean nothing: bend an earlier one. */
export const bent = (token: string, at: number): string => `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
