/** What was answered, and so promised. */
export type SentRequest = {
  /** Its title is its own: a second one of the same title was made twice. */
  title: string;
  id: string;
  token: string;
  isMailed: boolean;
  /** `acknowledged`: the answer said that it is signed; `tried`: the answer was lost. */
  signing: 'not' | 'tried' | 'acknowledged';
};

export type TakenPost = { repeatKey: string; automationId: string };

export type Ledger = {
  requests: SentRequest[];
  posts: TakenPost[];
  /** How often the load was answered what, by operation: `create 201`, `sign lost`, … */
  answers: Map<string, number>;
};

export const emptyLedger = (): Ledger => ({ requests: [], posts: [], answers: new Map() });

export function note({ answers }: Ledger, operation: string, outcome: number | 'lost'): void {
  const name = `${operation} ${outcome}`;
  answers.set(name, (answers.get(name) ?? 0) + 1);
}
