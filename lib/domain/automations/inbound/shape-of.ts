import { sha256 } from '@/lib/core/ids';
import { fieldKinds } from '@/lib/engines/office/language/field-kinds';
import { flattenPayload } from '@/lib/engines/office/language/flatten-payload';

/** The names of a post, the kind of each, and both as one hash. */
export function shapeOf(payload: Record<string, unknown>): { fields: string[]; kinds: Record<string, string>; shape: string } {
  const { fields } = flattenPayload(payload);
  const kinds = fieldKinds(payload);
  return { fields: fields.map(held), kinds: mapKeys(kinds), shape: sha256(JSON.stringify([fields, kinds])) };
}

/** No JSON column holds NUL or half of a character; a name with one is still a name. */
const held = (name: string): string => name.replaceAll('\0', '\ufffd').toWellFormed();
const mapKeys = (kinds: Record<string, string>): Record<string, string> => Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [held(name), kind]));
