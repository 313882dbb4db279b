import { webhookErrors } from './errors';

/** Throws `bad_request` where types are wanted that this endpoint can never be told of. */
export function refuseForeignEvents(events: readonly string[] | null, known: readonly string[]): void {
  const foreign = (events ?? []).flatMap((type, index) => (known.includes(type) ? [] : [{ type, index }]));
  if (foreign.length === 0) return;
  const details = foreign.map(({ type, index }) => ({
    path: `events[${index}]`,
    code: 'foreign_event',
    message: `"${type}" never comes here. Use any of ${known.join(', ')}.`,
  }));
  throw webhookErrors.badRequest({ details });
}
