const code = (character: string): number => character.charCodeAt(0);
const REGULAR = 0;
const SPACE = 1;
const DELIMITER = 2;
const KINDS = new Uint8Array(256);
for (const byte of [0, 9, 10, 12, 13, 32]) KINDS[byte] = SPACE;
for (const character of '()<>[]{}/%') KINDS[code(character)] = DELIMITER;

const isNumberStart = (byte: number): boolean => (byte >= 48 && byte <= 57) || byte === 43 || byte === 45 || byte === 46;
const CONSTANTS = new Set(['true', 'false', 'null']);
/** Bytes after an `EI` that must read as text, or it stands within the picture's data. */
const LOOK_AHEAD = 12;

/** Start and end of each operand's tokens in the content, one after the other; brackets are tokens. */
export type Operands = readonly number[];
/**
 * Called for each operation. `start` is where its operands begin, `at` where its operator stands, `end` what follows it.
 * An inline picture is one operation `BI`, its dictionary the operands.
 */
export type Visit = (operator: string, operands: Operands, start: number, at: number, end: number) => void;

/** Position after the string that starts at `at`, and how many of its parentheses are still open at the end. */
function afterString(bytes: Uint8Array, at: number): { index: number; open: number } {
  let open = 1;
  let index = at + 1;
  while (index < bytes.length && open > 0) {
    const byte = bytes[index];
    if (byte === 92) index += 1;
    else if (byte === 40) open += 1;
    else if (byte === 41) open -= 1;
    index += 1;
  }
  return { index: Math.min(index, bytes.length), open };
}

/** Position after the `EI` that ends the data of an inline picture; undefined if there is none. */
function afterInlinePicture(bytes: Uint8Array, at: number): number | undefined {
  for (let index = at + 1; index < bytes.length - 1; index += 1) {
    if (bytes[index] !== 69 || bytes[index + 1] !== 73 || KINDS[bytes[index - 1] ?? 0] !== SPACE) continue;
    if (index + 2 < bytes.length && KINDS[bytes[index + 2] as number] === REGULAR) continue;
    const next = bytes.subarray(index + 2, index + 2 + LOOK_AHEAD);
    if (next.every((byte) => (byte >= 32 && byte < 127) || byte === 9 || byte === 10 || byte === 13 || byte === 0)) return index + 2;
  }
  return undefined;
}

const words = new Map<number, string>();
/** Operators are short and few: each is made once. */
function word(bytes: Uint8Array, start: number, end: number): string {
  if (end - start > 3) return Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start).toString('latin1');
  const key =
    (bytes[start] as number) | ((end - start > 1 ? (bytes[start + 1] as number) : 0) << 8) | ((end - start > 2 ? (bytes[start + 2] as number) : 0) << 16);
  const known = words.get(key);
  if (known) return known;
  const made = String.fromCharCode(...bytes.subarray(start, end));
  words.set(key, made);
  return made;
}

/**
 * Reads a decoded content stream, operation by operation, in one pass. Gives back what closes all that its end leaves open: a string,
 * an array, an inline picture, which would swallow whatever is drawn after it.
 */
export function readContent(bytes: Uint8Array, visit: Visit): string {
  const { length } = bytes;
  const brackets: string[] = [];
  let operands: number[] = [];
  let picture = -1;
  let index = 0;
  while (index < length) {
    const byte = bytes[index] as number;
    const start = index;
    if (KINDS[byte] === SPACE) {
      index += 1;
      continue;
    }
    if (byte === 37) {
      while (index < length && bytes[index] !== 10 && bytes[index] !== 13) index += 1;
      continue;
    }
    if (byte === 40) {
      const string = afterString(bytes, index);
      // A new line first: behind a backslash the parenthesis would be one of the string's own.
      if (string.open > 0) return `\n${')'.repeat(string.open)}${closing(brackets)}`;
      index = string.index;
      operands.push(start, index);
    } else if (byte === 60 && bytes[index + 1] !== 60) {
      const end = bytes.indexOf(62, index);
      if (end === -1) return `>${closing(brackets)}`;
      index = end + 1;
      operands.push(start, index);
    } else if (byte === 60 || byte === 91) {
      index += byte === 60 ? 2 : 1;
      brackets.push(byte === 60 ? '>>' : ']');
      operands.push(start, index);
    } else if (byte === 62 || byte === 93) {
      index += byte === 62 && bytes[index + 1] === 62 ? 2 : 1;
      brackets.pop();
      operands.push(start, index);
    } else if (byte === 47 || isNumberStart(byte)) {
      index += 1;
      while (index < length && KINDS[bytes[index] as number] === REGULAR) index += 1;
      operands.push(start, index);
    } else if (KINDS[byte] === DELIMITER) {
      index += 1;
    } else {
      while (index < length && KINDS[bytes[index] as number] === REGULAR) index += 1;
      const operator = word(bytes, start, index);
      if (brackets.length > 0 || CONSTANTS.has(operator)) {
        operands.push(start, index);
      } else if (operator === 'BI') {
        picture = start;
        operands = [];
      } else if (operator === 'ID' && picture !== -1) {
        const end = afterInlinePicture(bytes, index);
        visit('BI', operands, picture, picture, end ?? length);
        if (end === undefined) return '\nEI';
        index = end;
        picture = -1;
        operands = [];
      } else {
        visit(operator, operands, operands[0] ?? start, start, index);
        operands = [];
      }
    }
  }
  return brackets.length > 0 ? closing(brackets) : '';
}

const closing = (brackets: readonly string[]): string => `\n${[...brackets].reverse().join(' ')}`;
