import { defineErrors } from '@/lib/core/errors';
import type { PersonScope } from '../../accounts/scope';
import { maxPendingEdits } from './rules';
import type { EditRow } from './store';
import { clashesOf, placesOf } from './touched';

export const editingErrors = defineErrors({
  /** The details name each place that somebody else has changed, and who. */
  conflict: ['conflict', 409, 'Somebody else changed this meanwhile. Look at both, and choose.'],
  tooManyEdits: ['too_many_edits', 409, `The draft has ${maxPendingEdits} changes, as many as it may have. Publish it, or go back to what is live.`],
});

/** The conflict at these places, and who has been there since. */
export const staleAt = (places: readonly string[], since: readonly EditRow[], scope: PersonScope) =>
  editingErrors.conflict({
    details: [...new Set(places)].map((path) => ({ path, code: 'conflict', message: whoWasAt(path, since, scope) })),
  });

function whoWasAt(place: string, since: readonly EditRow[], { by: { personId } }: PersonScope): string {
  const last = since.findLast(({ command }) => clashesOf([place], placesOf(command)).length > 0);
  if (!last?.by || last.by.id === personId) return '';
  return last.by.name ?? last.by.email;
}
