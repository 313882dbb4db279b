import { caselessName, plainName } from '@/lib/engines/office/language/plain-name';

/** Names of source fields, asked for as a template spells them: exactly, then without regard to case. */
export class KnownNames {
  readonly #exact = new Set<string>();
  readonly #caseless = new Set<string>();

  /** Dotted names bring their groups along: with `Items.price`, `Items` is known too. */
  constructor(names: Iterable<string>) {
    for (const name of names) for (const path of pathsAlong(partByPart(name, plainName))) this.#add(path);
  }

  #add(path: string): void {
    if (this.#exact.has(path)) return;
    this.#exact.add(path);
    this.#caseless.add(partByPart(path, caselessName));
  }

  has(name: string): boolean {
    return this.#exact.has(partByPart(name, plainName)) || this.#caseless.has(partByPart(name, caselessName));
  }

  /** Whether a name is known as it stands, or as a member of one of these groups. */
  hasWithin(name: string, groups: Iterable<string>): boolean {
    if (this.has(name)) return true;
    for (const group of groups) if (this.has(`${group}.${name}`)) return true;
    return false;
  }
}

/** Each part of a path is compared by itself, as it is looked up: spaces around a dot make no difference. */
const partByPart = (name: string, as: (part: string) => string): string => name.split('.').map(as).join('.');

/** `a.b.c` as `a`, `a.b` and `a.b.c`. */
export function pathsAlong(name: string): string[] {
  const paths: string[] = [];
  for (let dot = name.indexOf('.'); dot !== -1; dot = name.indexOf('.', dot + 1)) paths.push(name.slice(0, dot));
  return [...paths, name];
}
