/** What stands in an answer to what is no base64: a code and what to do. */
export const notBase64 = ['invalid_base64', 'This is not base64. Encode the PDF’s bytes with the standard alphabet.'] as const;

/** RFC 4648, with or without padding, line breaks or a data URL's head. Null for what is not base64: it is refused, not guessed. */
export function pdfOfBase64(text: string): Uint8Array<ArrayBuffer> | null {
  const bare = text.replace(/^data:application\/pdf;base64,/i, '').replace(/\s+/g, '');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(bare) || bare.replace(/=+$/, '').length % 4 === 1) return null;
  return new Uint8Array(Buffer.from(bare, 'base64'));
}
