import { sha256 } from '@/lib/core/ids';
import { fieldKinds } from '@/lib/engines/office/language/flatten-payload';

export type Shape = { fields: string[]; kinds: Record<string, string>; hash: string };

/** The names of a payload in their order, groups apart but for those whose elements have no names, the kind of each, and all in one hash. Throws PayloadRefused. */
export function shapeOf(payload: object): Shape {
  const found = [...fieldKinds(payload)].map(([name, kind]) => [held(name), kind] as const);
  return {
    fields: found.filter(([name, kind], index) => kind !== 'group' || !found[index + 1]?.[0].startsWith(`${name}.`)).map(([name]) => name),
    kinds: Object.fromEntries(found),
    hash: sha256(JSON.stringify(found)),
  };
}

/** No JSON column holds NUL or half of a character; a name with one is still a name. */
const held = (name: string): string => name.replaceAll('\0', '\ufffd').toWellFormed();
