import { caselessName, plainName } from './plain-name.ts';

export type Match = 'exact' | 'caseless';

type Keys = Record<Match, Map<string, string>>;

/** Own members of objects by name: exactly as spelled, or without regard to case. Elements of a group share their keys, so these are read once. */
export class MemberFinder {
  readonly #byShape = new Map<string, Keys>();
  readonly #byObject = new WeakMap<object, Keys>();

  /** The member of that name, or undefined. Of two keys that differ in case alone the first in the order of the data is meant. */
  find(from: unknown, name: string, match: Match): unknown {
    if (typeof from !== 'object' || from === null || Array.isArray(from)) return undefined;
    if (match === 'exact' && Object.hasOwn(from, name)) return (from as Record<string, unknown>)[name];
    const keys = this.#keysOf(from);
    const key = keys[match].get(match === 'exact' ? plainName(name) : caselessName(name));
    return key === undefined ? undefined : (from as Record<string, unknown>)[key];
  }

  #keysOf(from: object): Keys {
    const known = this.#byObject.get(from);
    if (known) return known;
    const own = Object.keys(from);
    const shape = JSON.stringify(own);
    const keys = this.#byShape.get(shape) ?? read(own);
    this.#byShape.set(shape, keys);
    this.#byObject.set(from, keys);
    return keys;
  }
}

function read(own: readonly string[]): Keys {
  const keys: Keys = { exact: new Map(), caseless: new Map() };
  // From the last to the first, so that the first stays.
  for (const key of own.toReversed()) {
    keys.exact.set(plainName(key), key);
    keys.caseless.set(caselessName(key), key);
  }
  return keys;
}
