/** Objects and arrays inside one another, the outermost counted. */
export const MAX_DEPTH = 16;
const MAX_NAMES = 2000;

export type SourceFieldKind = 'text' | 'number' | 'boolean' | 'null' | 'group';

/** A payload that has no usable names, and where. */
export class PayloadRefused extends Error {
  override readonly name = 'PayloadRefused';
  readonly code: 'too_deep' | 'too_many_names';
  /** Such as `customer.address`. */
  readonly path: string;

  constructor(code: PayloadRefused['code'], path: string, message: string) {
    super(message);
    this.code = code;
    this.path = path;
  }
}

/**
 * The names that a payload has, in the order of its keys: nested objects as `a.b`; of a group, an array of objects, the members
 * of all its elements, as `group.member`, and the group itself apart. Throws PayloadRefused.
 */
export function flattenPayload(payload: object): { fields: string[]; groups: string[] } {
  const kinds = [...fieldKinds(payload)];
  const names = (isWanted: (kind: SourceFieldKind) => boolean) => kinds.filter(([, kind]) => isWanted(kind)).map(([name]) => name);
  return { fields: names((kind) => kind !== 'group'), groups: names((kind) => kind === 'group') };
}

/**
 * What each name holds, groups among them, for noticing that a field changed. Several plain values are text, as they are printed;
 * an empty array or object is null, as nobody knows what it would hold. Throws PayloadRefused.
 */
export function fieldKinds(payload: object): Map<string, SourceFieldKind> {
  const kinds = new Map<string, SourceFieldKind>();
  readMembers(payload, undefined, 1, kinds);
  return kinds;
}

/** A member may have no name, as a column without a heading does: `{{[]}}` prints it. */
function readMembers(from: object, name: string | undefined, level: number, kinds: Map<string, SourceFieldKind>): void {
  refuseDeep(name ?? '', level);
  for (const [key, value] of Object.entries(from)) readValue(value, name === undefined ? key : `${name}.${key}`, level + 1, kinds);
}

function readValue(value: unknown, name: string, level: number, kinds: Map<string, SourceFieldKind>): void {
  if (Array.isArray(value)) readArray(value, name, level, kinds);
  else if (!isObject(value)) note(name, kindOf(value), kinds);
  else if (Object.keys(value).length > 0) readMembers(value, name, level, kinds);
  else note(name, 'null', kinds);
}

function readArray(elements: readonly unknown[], name: string, level: number, kinds: Map<string, SourceFieldKind>): void {
  refuseDeep(name, level);
  note(name, elements.some(isObject) ? 'group' : elements.length > 0 ? 'text' : 'null', kinds);
  for (const element of elements) {
    if (isObject(element)) readMembers(element, name, level + 1, kinds);
    else if (Array.isArray(element)) readList(element, name, level + 1);
  }
}

/** An array directly in an array is printed, and has no names. */
function readList(elements: readonly unknown[], name: string, level: number): void {
  refuseDeep(name, level);
  for (const element of elements) if (typeof element === 'object' && element !== null) readList(Object.values(element), name, level + 1);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);

function kindOf(value: unknown): SourceFieldKind {
  if (typeof value === 'number' || typeof value === 'boolean') return typeof value as 'number' | 'boolean';
  return typeof value === 'string' ? 'text' : 'null';
}

/** Elements of a group may differ in what they hold: null gives way to anything, and what else does not agree is text. */
function note(name: string, kind: SourceFieldKind, kinds: Map<string, SourceFieldKind>): void {
  const before = kinds.get(name);
  if (before === undefined && kinds.size >= MAX_NAMES)
    throw new PayloadRefused('too_many_names', name, `There are more than ${MAX_NAMES} names: ${shortened(name)} is one too many. Send fewer different keys.`);
  if (before === undefined || before === 'null') kinds.set(name, kind);
  else if (kind !== 'null' && kind !== before) kinds.set(name, before === 'group' || kind === 'group' ? 'group' : 'text');
}

function refuseDeep(name: string, level: number): void {
  if (level > MAX_DEPTH) throw new PayloadRefused('too_deep', name, `${shortened(name)} is nested deeper than ${MAX_DEPTH} levels: send it flatter.`);
}

const shortened = (name: string): string => (name.length > 100 ? `${name.slice(0, 100)}…` : name);
