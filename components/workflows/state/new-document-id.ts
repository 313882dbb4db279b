const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const LENGTH = 20;

/** An id as the service makes them: 119 bits, so that a document has its own before the service knows of it. */
export function newDocumentId(): string {
  let text = '';
  while (text.length < LENGTH) {
    // What is beyond the last whole round of letters would make the first ones more frequent.
    for (const byte of crypto.getRandomValues(new Uint8Array(LENGTH))) if (byte < 248 && text.length < LENGTH) text += letters[byte % letters.length];
  }
  return `doc_${text}`;
}
