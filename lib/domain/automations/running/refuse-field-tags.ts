import { FIELD_KINDS } from '@/lib/core/text/field-tag';
import { stepFailures } from './step-failures';

/** What may begin a field tag when it is drawn: two braces, or one at an edge of the value, beside which another may be drawn. */
const OPENS_TAG = new RegExp(`\\{\\s*\\{|\\{\\s*$|^\\s*\\{\\s*(?:${FIELD_KINDS.join('|')})\\s*:`);

/**
 * Refuses values that a reader of the PDF would take for fields to fill in: whoever posts data may say what stands in a document, and not what
 * its signer is asked for. The template alone does.
 */
export function refuseFieldTags(values: unknown, path = ''): void {
  if (typeof values === 'string' && OPENS_TAG.test(values)) throw stepFailures.fieldTagInValue(path, values.slice(0, 200));
  if (typeof values !== 'object' || values === null) return;
  for (const [name, value] of Object.entries(values)) refuseFieldTags(value, Array.isArray(values) ? path : [path, name].filter(Boolean).join('.'));
}
