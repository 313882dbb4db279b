import { type Match, MemberFinder } from './find-member.ts';

/** Ways to read one path that are tried: with dots in keys there can be many. */
const MAX_TRIES = 500;
const MATCHES: readonly Match[] = ['exact', 'caseless'];

/** A group on the way of a path, and the path's part that names it. */
export type Group = { path: string; elements: readonly unknown[] };

/** Where a path led: to a value, or to a group that this place does not lie in, which `from` begins to read the elements of. */
type Found = { through: readonly (readonly unknown[])[] } & ({ value: unknown } | { group: Group; from: number });

type Place = { elements: readonly unknown[]; element: unknown; number: number };

/**
 * What the names of a template mean at one place of it. Names are looked up among own members only: exactly, then without
 * regard to case; a key that itself has dots comes before the same path through nested objects.
 */
export class Scope {
  readonly #finder: MemberFinder;
  readonly #memory: WeakMap<object, Map<string, unknown>>;
  /** Whose members plain names are, in the order in which they are asked. */
  readonly #roots: readonly unknown[];
  /** Of each group that this place lies in, its element here. */
  readonly #places: readonly Place[];

  private constructor(from: Scope | undefined, roots: readonly unknown[], places: readonly Place[]) {
    this.#finder = from ? from.#finder : new MemberFinder();
    this.#memory = from ? from.#memory : new WeakMap();
    this.#roots = roots;
    this.#places = places;
  }

  static of(values: unknown): Scope {
    return new Scope(undefined, [values], []);
  }

  /**
   * The value of a name such as `Customer.name`, or undefined. A group that this place lies in stands for its element here;
   * of any other the values of all elements are given, as an array. `@number` counts the element, from 1.
   */
  look(path: string): unknown {
    if (path === '@number') return this.#places.at(-1)?.number;
    const found = this.#find(path);
    if (!found) return undefined;
    return 'group' in found ? this.#ofEach(found.group, path, found.from) : this.#here(found.value);
  }

  /**
   * The group whose elements a name is read from, as seen from here: of `Items.lines.no` it is `Items`, and in a row of Items it is
   * `Items.lines`. Undefined for a name that goes through no other group, and for the name of a group itself.
   */
  groupOf(path: string): string | undefined {
    const found = this.#find(path);
    return found && 'group' in found ? found.group.path : undefined;
  }

  /** The first array on a path as seen from here, the one that the whole path names among them. */
  arrayOn(path: string): Group | undefined {
    const found = this.#find(path);
    if (!found) return undefined;
    if ('group' in found) return found.group;
    const value = this.#here(found.value);
    return Array.isArray(value) ? { path, elements: value } : undefined;
  }

  /** The elements of a group that is repeated: those of an array, or the one object that stands in its place. */
  elementsOf(group: string): readonly unknown[] {
    const value = this.look(group);
    if (Array.isArray(value)) return value;
    return typeof value === 'object' && value !== null ? [value] : [];
  }

  /** A row for one element of a group: `Items.name` is the element's, and plain names stay what they were. */
  within(group: string, element: unknown, index: number): Scope {
    return new Scope(this, this.#roots, this.#placesWith(group, element, index));
  }

  /** The inside of `{{#each}}` for one element of its group: as a row, but plain names are the element's where it has them. */
  each(group: string, element: unknown, index: number): Scope {
    return new Scope(this, [element, ...this.#roots], this.#placesWith(group, element, index));
  }

  /** This place for a function over all of a group: the innermost group that one of the paths goes through is whole again. */
  whole(paths: readonly string[]): Scope {
    const opened = paths.flatMap((path) => {
      const found = this.#find(path);
      if (!found || 'group' in found) return [];
      const ends = this.#placeOf(found.value) ? [found.value] : found.through.slice(-1);
      return Array.isArray(this.#here(found.value)) ? [] : ends;
    });
    const left = this.#places.filter(({ elements }) => opened.includes(elements)).map(({ element }) => element);
    return new Scope(
      this,
      this.#roots.filter((root) => !left.includes(root)),
      this.#places.filter(({ elements }) => !opened.includes(elements)),
    );
  }

  /** What a function makes, made once for this place: it must depend on nothing but the place and its name. */
  once<Made>(name: string, make: () => Made): Made {
    const holder = this.#places.length === 0 ? this.#finder : this.#places.at(-1)?.element;
    if (typeof holder !== 'object' || holder === null) return make();
    const made = this.#memory.get(holder) ?? new Map<string, unknown>();
    this.#memory.set(holder, made);
    // A row and the inside of an each read plain names in another order.
    const key = `${this.#roots.indexOf(holder)} ${name}`;
    if (!made.has(key)) made.set(key, make());
    return made.get(key) as Made;
  }

  #placesWith(path: string, element: unknown, index: number): Place[] {
    const found = this.#find(path);
    const value = found && 'value' in found ? found.value : undefined;
    return [...this.#places, { elements: Array.isArray(value) ? value : [], element, number: index + 1 }];
  }

  #placeOf(value: unknown): Place | undefined {
    return this.#places.findLast(({ elements }) => elements === value);
  }

  #here(value: unknown): unknown {
    const place = Array.isArray(value) ? this.#placeOf(value) : undefined;
    return place ? place.element : value;
  }

  #find(path: string): Found | undefined {
    for (const root of this.#roots)
      for (const match of MATCHES) {
        const found = this.#walk({ path, match, left: MAX_TRIES }, root, 0, []);
        if (found) return found;
      }
    return undefined;
  }

  #ofEach({ elements }: Group, path: string, from: number): unknown[] {
    return elements.flatMap((element) => {
      for (const match of MATCHES) {
        const found = this.#walk({ path, match, left: MAX_TRIES }, element, from, []);
        if (found) return 'group' in found ? this.#ofEach(found.group, path, found.from) : [found.value];
      }
      return [];
    });
  }

  /** Reads what of the path begins at `from` among the members of a value, the longest key first, and last the key that has no letters. */
  #walk(search: Search, start: unknown, from: number, through: Found['through']): Found | undefined {
    const { path, match } = search;
    for (let end = path.length; end >= from && search.left > 0; end = end > from ? path.lastIndexOf('.', end - 1) : -1) {
      search.left -= 1;
      const value = this.#finder.find(start, path.slice(from, end), match);
      if (value === undefined) continue;
      const found = end === path.length ? { value, through } : this.#enter(search, value, end, through);
      if (found) return found;
    }
    return undefined;
  }

  #enter(search: Search, value: unknown, end: number, through: Found['through']): Found | undefined {
    if (!Array.isArray(value)) return this.#walk(search, value, end + 1, through);
    const place = this.#placeOf(value);
    if (place) return this.#walk(search, place.element, end + 1, [...through, value]);
    return isGroup(value) ? { group: { path: search.path.slice(0, end), elements: value }, from: end + 1, through } : undefined;
  }
}

type Search = { path: string; match: Match; left: number };

/** An array of plain values is one value; what is empty can be a group. */
const isGroup = (elements: readonly unknown[]): boolean =>
  elements.length === 0 || elements.some((element) => typeof element === 'object' && element !== null && !Array.isArray(element));
