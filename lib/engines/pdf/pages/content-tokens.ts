const DELIMITERS = '()<>[]{}/%';
const isSpace = (character: string): boolean => '\0\t\n\f\r '.includes(character);
const isRegular = (character: string): boolean => !isSpace(character) && !DELIMITERS.includes(character);
const ESCAPED: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** `start` and `end` are its places in the content. */
export type ContentToken = {
  /** A string's value are its bytes, one a character; a name's has no slash; words are operators and numbers; marks are `[`, `]`, `<<`, `>>`. */
  kind: 'string' | 'name' | 'word' | 'mark';
  value: string;
  start: number;
  end: number;
};

/** The tokens of a content stream without inline pictures, as the typesetter writes it; one character a byte. */
export function* contentTokens(content: string): Generator<ContentToken, void, undefined> {
  let at = 0;
  while (at < content.length) {
    const start = at;
    const first = content.charAt(at);
    const two = content.slice(at, at + 2);
    if (isSpace(first)) at += 1;
    else if (first === '(') {
      const { value, end } = literal(content, at);
      yield { kind: 'string', value, start, end };
      at = end;
    } else if (two === '<<' || two === '>>') {
      at += 2;
      yield { kind: 'mark', value: two, start, end: at };
    } else if (first === '<') {
      const close = content.indexOf('>', at);
      at = close === -1 ? content.length : close + 1;
      yield { kind: 'string', value: Buffer.from(content.slice(start + 1, at - 1).replace(/\s/g, ''), 'hex').toString('latin1'), start, end: at };
    } else if (first === '/' || isRegular(first)) {
      at += 1;
      while (at < content.length && isRegular(content.charAt(at))) at += 1;
      const isName = first === '/';
      yield { kind: isName ? 'name' : 'word', value: content.slice(isName ? start + 1 : start, at), start, end: at };
    } else {
      at += 1;
      yield { kind: 'mark', value: first, start, end: at };
    }
  }
}

function literal(content: string, start: number): { value: string; end: number } {
  let value = '';
  let depth = 1;
  let at = start + 1;
  for (; at < content.length; at += 1) {
    const character = content.charAt(at);
    if (character === '\\') {
      const octal = /^[0-7]{1,3}/.exec(content.slice(at + 1, at + 4))?.[0];
      const next = content.charAt(at + 1);
      value += octal ? String.fromCharCode(Number.parseInt(octal, 8)) : (ESCAPED[next] ?? next);
      at += octal ? octal.length : 1;
      continue;
    }
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth === 0) break;
    value += character;
  }
  return { value, end: at + 1 };
}
