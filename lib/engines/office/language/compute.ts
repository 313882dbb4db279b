import { Exact, isTooLarge, numberOf } from './exact-number.ts';
import type { Aggregate, Arithmetic, Expression } from './expression.ts';
import { FormulaFailed } from './fill-failure.ts';
import type { Report } from './finding.ts';
import { reportPlain } from './insides-of.ts';
import { pathsIn } from './names-in.ts';
import type { Group, Scope } from './scope.ts';
import { shortened } from './shortened.ts';
import { valueText } from './value-text.ts';

/** The tag that is computed, for what is said of it. */
export type Computing = { source: string; report: Report };

/** A number, or the name of what has no value. */
export type Computed = Exact | { missing: string };

/** An arithmetic expression at a place of the template. Throws FormulaFailed for what is no number, and for a division by zero. */
export function compute(expression: Expression, scope: Scope, computing: Computing): Computed {
  switch (expression.kind) {
    case 'number':
      return new Exact(expression.digits);
    case 'name':
      return numberAt(expression.path, scope, computing);
    case 'negative': {
      const of = compute(expression.of, scope, computing);
      return 'missing' in of ? of : of.negated();
    }
    case 'arithmetic': {
      const left = compute(expression.left, scope, computing);
      const right = compute(expression.right, scope, computing);
      if ('missing' in left) return left;
      return 'missing' in right ? right : reckon(expression.operator, left, right, computing);
    }
    case 'aggregate': {
      const whole = scope.whole(pathsIn(expression.of));
      // A share of a total stands in every row: the total is computed once.
      return whole.once(JSON.stringify(expression), () => aggregate(expression.name, expression.of, whole, computing));
    }
    default:
      throw failed(computing, 'not_a_number', 'a comparison is no number.');
  }
}

function numberAt(path: string, scope: Scope, computing: Computing): Computed {
  const value = scope.look(path);
  const number = numberOf(value);
  if (number) return number;
  if (Array.isArray(value))
    throw failed(computing, 'group_in_formula', `${path} has a value for each element here. Take SUM(${path}) or another function over all of them.`);
  const text = valueText(value);
  if (text.trim() === '') return { missing: path };
  throw failed(
    computing,
    'not_a_number',
    `${path} is "${shortened(text)}", and a number such as 1234.50 is needed: without separators, units or currency signs.`,
  );
}

function reckon(operator: Arithmetic, left: Exact, right: Exact, computing: Computing): Exact {
  if (operator === '/' && right.isZero()) throw failed(computing, 'division_by_zero', 'it divides by zero.');
  const result = { '+': () => left.plus(right), '-': () => left.minus(right), '*': () => left.times(right), '/': () => left.dividedBy(right) }[operator]();
  if (isTooLarge(result)) throw failed(computing, 'number_too_large', 'the result has more than 1,000 digits.');
  return result;
}

const TOTALS: Record<Exclude<Aggregate, 'COUNT'>, (numbers: readonly Exact[]) => Exact> = {
  SUM: (numbers) => numbers.reduce((sum, number) => sum.plus(number), new Exact(0)),
  AVG: (numbers) => TOTALS.SUM(numbers).dividedBy(numbers.length),
  MIN: (numbers) => numbers.reduce((least, number) => (number.isLessThan(least) ? number : least)),
  MAX: (numbers) => numbers.reduce((most, number) => (number.isGreaterThan(most) ? number : most)),
};

function aggregate(name: Aggregate, of: Expression, scope: Scope, computing: Computing): Computed {
  const paths = pathsIn(of);
  for (const path of paths) reportPlainOn(path, scope, computing);
  if (name === 'COUNT') {
    const present = [...places(paths, scope, computing)].filter((place) => isThere(of, place, computing));
    return new Exact(present.length);
  }
  const results = [...places(paths, scope, computing)].map((place) => compute(of, place, computing));
  const numbers = results.filter((result): result is Exact => !('missing' in result));
  const skipped = results.length - numbers.length;
  if (skipped > 0 && results.length > 1)
    computing.report({
      code: 'skipped_value',
      message: `{{${computing.source}}} leaves out ${skipped} of ${results.length} elements that have no value.`,
      tag: computing.source,
    });
  const isNothing = numbers.length === 0 && (name !== 'SUM' || (skipped > 0 && of.kind !== 'name'));
  if (isNothing) return results.find((result): result is { missing: string } => 'missing' in result) ?? { missing: paths[0] ?? name };
  return TOTALS[name](numbers);
}

/** A total of the members of what has none, such as `SUM(Items.price)` of a text, is nothing and must not pass for a 0 that was meant. */
function reportPlainOn(path: string, scope: Scope, { source, report }: Computing): void {
  if (scope.look(path) !== undefined) return;
  for (let dot = path.indexOf('.'); dot !== -1; dot = path.indexOf('.', dot + 1)) reportPlain(path.slice(0, dot), source, scope, report);
}

function isThere(of: Expression, place: Scope, computing: Computing): boolean {
  if (of.kind !== 'name') return !('missing' in compute(of, place, computing));
  const value = place.look(of.path);
  return typeof value === 'object' && value !== null ? true : valueText(value).trim() !== '';
}

/** A place for each element that the names of an expression go through; one alone where they go through no group. */
function* places(paths: readonly string[], scope: Scope, computing: Computing): Generator<Scope> {
  const groups = paths.map((path) => scope.arrayOn(path)).filter((group): group is Group => group !== undefined);
  const [group, ...others] = groups;
  if (!group) return yield scope;
  const other = others.find(({ elements }) => elements !== group.elements);
  if (other) throw failed(computing, 'different_groups', `${group.path} and ${other.path} are different groups, whose elements do not belong together.`);
  for (const [index, element] of group.elements.entries()) yield* places(paths, scope.within(group.path, element, index), computing);
}

export const failed = ({ source }: Computing, code: string, why: string): FormulaFailed =>
  new FormulaFailed(code, source, `{{${source}}} cannot be computed: ${why}`);
