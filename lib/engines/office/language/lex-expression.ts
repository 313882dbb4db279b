import { DASHES } from './plain-name.ts';
import { TagFault } from './tag-fault.ts';

export type Token =
  /** `quoted` names stood in brackets: they are neither keyword nor function. */
  { kind: 'name'; text: string; quoted: boolean } | { kind: 'number' | 'text' | 'sign'; text: string } | { kind: 'end'; text: '' };

/** Signs that a word processor puts in as one types, and others that people know from elsewhere. */
const SAME: Record<string, string> = {
  ...Object.fromEntries([...DASHES].map((dash) => [dash, '-'])),
  '×': '*',
  '÷': '/',
  '=': '==',
  '<>': '!=',
  '≠': '!=',
  '≤': '<=',
  '≥': '>=',
};
const SPACE = /\s+/y;
const BRACKETED = /\[((?:[^\]]|\]\])*)\]/y;
const DOUBLE_QUOTED = /["“”„‟«»]([^"“”„‟«»]*)["“”„‟«»]/y;
const SINGLE_QUOTED = /['‘’‚]([^'‘’‚]*)['‘’‚]/y;
const SIGN = new RegExp(`<=|>=|==|!=|<>|[-${DASHES}+*×/÷(),=<>≠≤≥]`, 'y');
const WORDS = new RegExp(`[^-${DASHES}+*×/÷(),=<>≠≤≥![\\]"“”„‟«»|]+`, 'y');
const NUMBER = /^\d+(?:\.\d+)?$/;

/** The tokens of an expression up to a filter's `|` or the end, and where that is. Words side by side are one name; in a condition `and`, `or` and `not` stand between. */
export function lexExpression(source: string, from: number, isCondition: boolean): { tokens: Token[]; end: number } {
  const tokens: Token[] = [];
  let at = from;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(source);
    if (found) at = pattern.lastIndex;
    return found;
  };
  while (at < source.length && source[at] !== '|') {
    if (take(SPACE)) continue;
    const bracketed = take(BRACKETED);
    const quoted = bracketed ? null : (take(DOUBLE_QUOTED) ?? take(SINGLE_QUOTED));
    const sign = bracketed || quoted ? null : take(SIGN);
    const words = bracketed || quoted || sign ? null : take(WORDS);
    if (bracketed) tokens.push({ kind: 'name', text: unbracketed(bracketed[1] ?? ''), quoted: true });
    else if (quoted) tokens.push({ kind: 'text', text: quoted[1] ?? '' });
    else if (sign) tokens.push({ kind: 'sign', text: SAME[sign[0]] ?? sign[0] });
    else if (words) tokens.push(...wordTokens(words[0].trim(), isCondition));
    else throw new TagFault('formula_syntax', `It cannot be read from "${source.slice(at, at + 20)}" on.`);
  }
  return { tokens: [...tokens, { kind: 'end', text: '' }], end: at };
}

/** A name as it stands in brackets, where a closing bracket of its own is doubled. */
const unbracketed = (inside: string): string => inside.replaceAll(']]', ']').trim();

function wordTokens(words: string, isCondition: boolean): Token[] {
  if (!isCondition) return [wordToken(words)];
  const tokens: Token[] = [];
  let name: string[] = [];
  const close = () => {
    if (name.length > 0) tokens.push(wordToken(name.join(' ')));
    name = [];
  };
  for (const word of words.split(' ')) {
    if (!/^(and|or|not)$/i.test(word)) name.push(word);
    else {
      close();
      tokens.push({ kind: 'sign', text: word.toLowerCase() });
    }
  }
  close();
  return tokens;
}

const wordToken = (text: string): Token => (NUMBER.test(text) ? { kind: 'number', text } : { kind: 'name', text, quoted: false });
