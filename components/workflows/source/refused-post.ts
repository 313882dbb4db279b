import { format } from '@/lib/core/i18n/format';
import type { Answer } from '../state/client';
import type { WorkflowsWords } from '../words';

/** Why a post was not taken: by the name of a field, and what is said of all of it. */
export type RefusedPost = { at: Record<string, string>; whole: string | null };

/** In the reader's words: the service says it in those of its API. */
export function refusedPost(answer: Exclude<Answer<unknown>, { kind: 'done' }> | { kind: 'broken' }, { byHand, publish }: WorkflowsWords): RefusedPost {
  if (answer.kind === 'broken') return { at: {}, whole: byHand.broken };
  if (answer.kind === 'unreached') return { at: {}, whole: publish.failed };
  const { code, status, details, message } = answer.refusal;
  const [detail] = details;
  if (detail?.code === 'too_deep') return { at: { [fieldAt(detail.path)]: format(byHand.tooDeep, { name: fieldAt(detail.path) }) }, whole: null };
  const known = {
    too_large: byHand.tooLarge,
    too_many_names: byHand.tooManyNames,
    not_found: byHand.gone,
    invalid_json: byHand.broken,
    not_an_object: byHand.broken,
  };
  const isKnown = (each: string | undefined): each is keyof typeof known => each !== undefined && each in known;
  const found = [detail?.code, code].find(isKnown);
  if (found) return { at: {}, whole: known[found] };
  return { at: {}, whole: status === 429 ? byHand.tooOften : format(byHand.refused, { reason: detail?.message ?? message }) };
}

/** The field of the form in which a place lies: the first step of its path. */
const fieldAt = (path: string): string => path.split(/[.[]/)[0] ?? path;
