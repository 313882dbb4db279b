/** How much a JSON text may hold, whatever its length: members and entries of all its objects and lists together, and how deep they lie. */
export type JsonBounds = { values: number; levels: number };

/** More than any call has whose members are all described. */
export const callBounds: JsonBounds = { values: 20_000, levels: 64 };

/** For what carries data of a caller's own: a megabyte of it is a table with so many cells. */
export const dataBounds: JsonBounds = { values: 100_000, levels: 64 };

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/**
 * Says by which bound a text is too much, in one pass over its bytes and before anything is made of them: a megabyte of members costs
 * the parser and whoever checks them a hundred times as much as a megabyte of text. Null for what is within, JSON or not.
 */
export function beyondBounds(text: Uint8Array, { values, levels }: JsonBounds): 'too_many_values' | 'too_deep' | null {
  const bytes = Buffer.from(text.buffer, text.byteOffset, text.byteLength);
  let [found, level] = [0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] as number;
    if (byte === QUOTE) at = endOfText(bytes, at + 1);
    else if (byte === COMMA) found += 1;
    else if (OPENING.has(byte)) {
      found += 1;
      level += 1;
    } else if (CLOSING.has(byte)) level -= 1;
    if (found > values) return 'too_many_values';
    if (level > levels) return 'too_deep';
  }
  return null;
}

/** Where a text ends that begins here. */
function endOfText(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(QUOTE, from); at >= 0; at = bytes.indexOf(QUOTE, at + 1)) {
    let before = at;
    while (before > from && bytes[before - 1] === BACKSLASH) before -= 1;
    if ((at - before) % 2 === 0) return at;
  }
  return bytes.length;
}

/** What the sender of such a text is told. */
export const boundsSentence = (problem: 'too_many_values' | 'too_deep', { values, levels }: JsonBounds): string =>
  problem === 'too_deep'
    ? `The body is nested deeper than ${levels} levels. Send it flatter.`
    : `The body holds more than ${values} members and entries. Send fewer.`;
