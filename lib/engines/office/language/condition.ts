import { type Computing, compute, failed } from './compute.ts';
import { digitsOf, type Exact, numberOf } from './exact-number.ts';
import type { Comparison, Expression } from './expression.ts';
import { compareMoments, momentOf } from './moment.ts';
import type { Scope } from './scope.ts';
import { shortened } from './shortened.ts';
import { valueText } from './value-text.ts';

/** Whether a condition holds at a place of the template. Throws FormulaFailed where two values cannot be put in order. */
export function isTrue(expression: Expression, scope: Scope, computing: Computing, timeZone: string): boolean {
  switch (expression.kind) {
    case 'and':
      return isTrue(expression.left, scope, computing, timeZone) && isTrue(expression.right, scope, computing, timeZone);
    case 'or':
      return isTrue(expression.left, scope, computing, timeZone) || isTrue(expression.right, scope, computing, timeZone);
    case 'not':
      return !isTrue(expression.of, scope, computing, timeZone);
    case 'comparison': {
      const left = operand(expression.left, scope, computing);
      const right = operand(expression.right, scope, computing);
      return compares(expression.operator, left, right, computing, timeZone);
    }
    default:
      return isSomething(operand(expression, scope, computing));
  }
}

/** Nothing is: what is not there, an empty or blank text, false, zero, an empty group; and "false" and "0", as forms send them. */
function isSomething(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).length > 0;
  const text = valueText(value).trim();
  return text !== '' && text.toLowerCase() !== 'false' && !numberOf(text)?.isZero();
}

/** A value as it is in the data; what is computed, as the text of its digits. */
function operand(expression: Expression, scope: Scope, computing: Computing): unknown {
  if (expression.kind === 'name') return scope.look(expression.path);
  if (expression.kind === 'text') return expression.text;
  const computed = compute(expression, scope, computing);
  return 'missing' in computed ? undefined : digitsOf(computed);
}

const HOLDS: Record<Comparison, (order: number) => boolean> = {
  '==': (order) => order === 0,
  '!=': (order) => order !== 0,
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
};

function compares(operator: Comparison, left: unknown, right: unknown, computing: Computing, timeZone: string): boolean {
  const holds = HOLDS[operator];
  const numbers = both(left, right, numberOf);
  if (numbers) return holds((numbers[0] as Exact).comparedTo(numbers[1] as Exact) ?? Number.NaN);
  const texts = [textOf(left), textOf(right)] as const;
  if (operator === '==' || operator === '!=') return holds(texts[0] === texts[1] ? 0 : 1);
  if (texts.includes('')) return false;
  const moments = both(left, right, (value) => momentOf(value, timeZone));
  if (moments) return holds(compareMoments(...moments));
  throw failed(
    computing,
    'not_comparable',
    `"${shortened(texts[0])}" and "${shortened(texts[1])}" are neither two numbers nor two dates, so that none is the greater.`,
  );
}

const textOf = (value: unknown): string => valueText(value).normalize('NFC').trim();

function both<Read>(left: unknown, right: unknown, read: (value: unknown) => Read | undefined): [Read, Read] | undefined {
  const first = read(left);
  const second = read(right);
  return first !== undefined && second !== undefined ? [first, second] : undefined;
}
