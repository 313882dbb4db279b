import type { DraftView } from '../draft/view';
import { boxOf, type EditorField, overlapOf, type Suggestion } from '../editor/field';

/** A field that covers this much of a place has taken it. */
const TAKEN = 0.3;

/** The places found in the document that no field has taken yet. A tag is none: it is a field by itself. */
export const openSuggestions = (view: DraftView | null, fields: readonly EditorField[]): Suggestion[] =>
  (view?.suggestions ?? []).filter(
    (suggestion) => suggestion.why !== 'tag' && !fields.some((field) => field.page === suggestion.page && overlapOf(field, suggestion) > TAKEN),
  );

export const tagsOf = (view: DraftView | null): Suggestion[] => (view?.suggestions ?? []).filter(({ why }) => why === 'tag');

export const fieldOf = (suggestion: Suggestion, id: string): EditorField => ({
  id,
  ...{ kind: suggestion.kind, party: suggestion.party, page: suggestion.page, ...boxOf(suggestion) },
  ...(suggestion.label === undefined ? (suggestion.kind === 'text' ? { label: '' } : {}) : { label: suggestion.label }),
  required: true,
});
