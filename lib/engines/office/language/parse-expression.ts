import { AGGREGATES, type Aggregate, type Arithmetic, type Comparison, type Expression } from './expression.ts';
import { lexExpression, type Token } from './lex-expression.ts';
import { TagFault } from './tag-fault.ts';

/** Brackets, signs and functions inside one another. */
const MAX_DEPTH = 32;

/** What binds less comes first. */
const BINDING: readonly (readonly string[])[] = [['or'], ['and'], ['==', '!=', '<', '<=', '>', '>='], ['+', '-'], ['*', '/']];
const COMPARING = 2;
const ADDING = 3;

/** Reads `a * (b + c)`, as it stands after `=`, from a place of the source up to a filter or the end. */
export const parseFormula = (source: string, from: number): { expression: Expression; end: number } => parse(source, from, ADDING);

/** Reads `Total > 100 and not Paid`, as it stands after `#if`. */
export function parseCondition(source: string): Expression {
  if (isBareName(source)) return { kind: 'name', path: source };
  const { expression, end } = parse(source, 0, 0);
  if (end < source.length) throw new TagFault('formula_syntax', 'A condition takes no filters.');
  return expression;
}

/** A name that stands alone needs no brackets, whatever signs of arithmetic it has. */
const isBareName = (source: string): boolean => !/[[\]()<>=!"“”„‟«»|≠≤≥]/.test(source) && !/(^| )(and|or|not)( |$)/i.test(source);

function parse(source: string, from: number, lowest: number) {
  const isCondition = lowest < ADDING;
  const { tokens, end } = lexExpression(source, from, isCondition);
  const reader = new Reader(tokens, isCondition);
  return { expression: reader.whole(lowest), end };
}

class Reader {
  readonly #tokens: readonly Token[];
  readonly #isCondition: boolean;
  #at = 0;
  #depth = 0;
  #isInFunction = false;

  constructor(tokens: readonly Token[], isCondition: boolean) {
    this.#tokens = tokens;
    this.#isCondition = isCondition;
  }

  whole(level: number): Expression {
    const expression = this.#level(level);
    const next = this.#next();
    if (next.text === ')') throw new TagFault('unbalanced_bracket', 'A bracket is closed that was not opened.');
    if (next.kind !== 'end')
      throw new TagFault(
        'formula_syntax',
        `"${next.text}" cannot stand there: an operator is missing before it, or it belongs to the name and both go into [brackets].`,
      );
    return expression;
  }

  #next = (): Token => this.#tokens[this.#at] ?? { kind: 'end', text: '' };

  #takes(text: string): boolean {
    const next = this.#next();
    if (next.kind !== 'sign' || next.text !== text) return false;
    this.#at += 1;
    return true;
  }

  #level(level: number): Expression {
    const signs = BINDING[level];
    if (!signs) return this.#unary();
    let left = this.#level(level + 1);
    for (let sign = signs.find((one) => this.#takes(one)); sign; sign = signs.find((one) => this.#takes(one))) {
      left = joined(sign, left, this.#level(level + 1));
      if (level === COMPARING && signs.some((one) => this.#takes(one))) throw new TagFault('formula_syntax', 'Two comparisons are joined by and.');
    }
    return left;
  }

  #unary(): Expression {
    return this.#deeper(() => {
      if (this.#takes('-')) return { kind: 'negative', of: this.#unary() };
      if (this.#takes('+')) return this.#unary();
      // `not a > b` is the opposite of the comparison.
      if (this.#isCondition && this.#takes('not')) return { kind: 'not', of: this.#level(COMPARING) };
      return this.#single();
    });
  }

  #single(): Expression {
    const token = this.#next();
    if (this.#takes('(')) return this.#closed(this.#level(this.#isCondition && !this.#isInFunction ? 0 : ADDING));
    this.#at += 1;
    if (token.kind === 'number') return { kind: 'number', digits: token.text };
    if (token.kind === 'text' && this.#isCondition && !this.#isInFunction) return { kind: 'text', text: token.text };
    if (token.kind === 'name') return this.#named(token);
    if (token.kind === 'text') throw new TagFault('formula_syntax', `"${token.text}" is text, and a formula computes numbers.`);
    throw new TagFault('formula_syntax', token.kind === 'end' ? 'Something is missing at its end.' : `A number or a name is missing before "${token.text}".`);
  }

  #named({ text, quoted }: Token & { kind: 'name' }): Expression {
    if (!quoted && this.#takes('(')) return this.#function(text);
    return !quoted && this.#isCondition && /^(true|false)$/i.test(text) ? { kind: 'text', text: text.toLowerCase() } : { kind: 'name', path: text };
  }

  #function(word: string): Expression {
    const name = AGGREGATES.find((one) => one === word.toUpperCase()) as Aggregate | undefined;
    if (!name)
      throw new TagFault(
        'unknown_function',
        `There is no function ${word}: use ${AGGREGATES.join(', ')}, or put a name that has brackets into [${word} (...)].`,
      );
    if (this.#isInFunction) throw new TagFault('nested_function', `${name} cannot stand inside another function.`);
    this.#isInFunction = true;
    const of = this.#deeper(() => this.#closed(this.#level(ADDING)));
    this.#isInFunction = false;
    return { kind: 'aggregate', name, of };
  }

  #closed(inside: Expression): Expression {
    if (this.#takes(')')) return inside;
    if (this.#next().kind === 'end') throw new TagFault('unbalanced_bracket', 'A bracket is not closed.');
    throw new TagFault('formula_syntax', `"${this.#next().text}" cannot stand there.`);
  }

  #deeper(read: () => Expression): Expression {
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) throw new TagFault('formula_too_deep', `It is nested deeper than ${MAX_DEPTH} levels.`);
    const expression = read();
    this.#depth -= 1;
    return expression;
  }
}

function joined(sign: string, left: Expression, right: Expression): Expression {
  if (sign === 'and' || sign === 'or') return { kind: sign, left, right };
  if (BINDING[COMPARING]?.includes(sign)) return { kind: 'comparison', operator: sign as Comparison, left, right };
  return { kind: 'arithmetic', operator: sign as Arithmetic, left, right };
}
