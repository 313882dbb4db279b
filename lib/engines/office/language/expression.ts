export const AGGREGATES = ['SUM', 'AVG', 'COUNT', 'MIN', 'MAX'] as const;
export type Aggregate = (typeof AGGREGATES)[number];

export type Arithmetic = '+' | '-' | '*' | '/';
export type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=';

/** What stands after `=` or `#if`, read. `path` names a source field as the template spells it. */
export type Expression =
  | { kind: 'name'; path: string }
  | { kind: 'number'; digits: string }
  | { kind: 'text'; text: string }
  | { kind: 'negative' | 'not'; of: Expression }
  | { kind: 'arithmetic'; operator: Arithmetic; left: Expression; right: Expression }
  | { kind: 'comparison'; operator: Comparison; left: Expression; right: Expression }
  | { kind: 'and' | 'or'; left: Expression; right: Expression }
  | { kind: 'aggregate'; name: Aggregate; of: Expression };
