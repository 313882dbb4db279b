const DELIMITERS = '()<>[]{}/%';
const isSpace = (character) => character === undefined || '\0\t\n\f\r '.includes(character);
const isRegular = (character) => !isSpace(character) && !DELIMITERS.includes(character);
const ESCAPED = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/**
 * The tokens of a content stream without inline pictures, as the typesetter writes it: `{ kind, value, start, end }` with the kinds
 * `string` (its bytes, one a character), `name` (without the slash), `word` (operators, numbers) and `mark` (`[`, `]`, `<<`, `>>`).
 * @param {string} content one character a byte
 */
export function* contentTokens(content) {
  let at = 0;
  while (at < content.length) {
    const start = at;
    const two = content.slice(at, at + 2);
    if (isSpace(content[at])) at += 1;
    else if (content[at] === '(') {
      const { value, end } = literal(content, at);
      yield { kind: 'string', value, start, end };
      at = end;
    } else if (two === '<<' || two === '>>') {
      at += 2;
      yield { kind: 'mark', value: two, start, end: at };
    } else if (content[at] === '<') {
      const close = content.indexOf('>', at);
      at = close === -1 ? content.length : close + 1;
      yield { kind: 'string', value: Buffer.from(content.slice(start + 1, at - 1).replace(/\s/g, ''), 'hex').toString('latin1'), start, end: at };
    } else if (content[at] === '/' || isRegular(content[at])) {
      at += 1;
      while (at < content.length && isRegular(content[at])) at += 1;
      const isName = content[start] === '/';
      yield { kind: isName ? 'name' : 'word', value: content.slice(isName ? start + 1 : start, at), start, end: at };
    } else {
      at += 1;
      yield { kind: 'mark', value: content[start], start, end: at };
    }
  }
}

function literal(content, start) {
  let value = '';
  let depth = 1;
  let at = start + 1;
  for (; at < content.length; at += 1) {
    const character = content[at];
    if (character === '\\') {
      const octal = /^[0-7]{1,3}/.exec(content.slice(at + 1, at + 4))?.[0];
      const next = content[at + 1];
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
