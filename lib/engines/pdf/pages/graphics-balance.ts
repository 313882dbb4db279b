const code = (character: string): number => character.charCodeAt(0);
const SPACES = new Set([0, 9, 10, 12, 13, 32]);
const DELIMITERS = new Set([...'()<>[]{}/%'].map(code));
const isRegular = (byte: number | undefined): byte is number => byte !== undefined && !SPACES.has(byte) && !DELIMITERS.has(byte);

/** Position after the string that starts at `at` with a parenthesis. */
function afterString(bytes: Uint8Array, at: number): number {
  let depth = 1;
  let index = at + 1;
  while (index < bytes.length && depth > 0) {
    const byte = bytes[index];
    if (byte === code('\\')) index += 1;
    else if (byte === code('(')) depth += 1;
    else if (byte === code(')')) depth -= 1;
    index += 1;
  }
  return index;
}

function afterComment(bytes: Uint8Array, at: number): number {
  let index = at;
  while (index < bytes.length && bytes[index] !== 10 && bytes[index] !== 13) index += 1;
  return index;
}

function afterHexString(bytes: Uint8Array, at: number): number {
  const end = bytes.indexOf(code('>'), at);
  return end === -1 ? bytes.length : end + 1;
}

/** Position after the `EI` that ends the data of an inline picture. */
function afterInlineImage(bytes: Uint8Array, at: number): number {
  for (let index = at + 1; index < bytes.length - 1; index += 1) {
    const isEnd = bytes[index] === code('E') && bytes[index + 1] === code('I') && SPACES.has(bytes[index - 1] ?? 0);
    if (isEnd && !isRegular(bytes[index + 2])) return index + 2;
  }
  return bytes.length;
}

/** `q` missing in front and `Q` missing at the end of a decoded content stream, counted past strings, comments and inline pictures. */
export function graphicsBalance(bytes: Uint8Array): { missingSaves: number; missingRestores: number } {
  let depth = 0;
  let lowest = 0;
  let index = 0;
  while (index < bytes.length) {
    const byte = bytes[index];
    if (byte === code('%')) index = afterComment(bytes, index);
    else if (byte === code('(')) index = afterString(bytes, index);
    else if (byte === code('<') && bytes[index + 1] !== code('<')) index = afterHexString(bytes, index);
    else if (byte === code('<')) index += 2;
    else if (byte === code('/') || isRegular(byte)) {
      const start = index;
      index += 1;
      while (isRegular(bytes[index])) index += 1;
      const length = index - start;
      if (length === 1 && byte === code('q')) depth += 1;
      if (length === 1 && byte === code('Q')) depth -= 1;
      if (length === 2 && byte === code('I') && bytes[start + 1] === code('D')) index = afterInlineImage(bytes, index);
      lowest = Math.min(lowest, depth);
    } else index += 1;
  }
  return { missingSaves: -lowest, missingRestores: depth - lowest };
}
