import type { Scope } from '../language/scope.ts';

export type NoteKind = 'footnote' | 'endnote';

/** Whose values a note is written with: one that stands in a repeated row is written for each. */
export type NoteUse = { id: string; scope: Scope; isCopy: boolean };

/** The footnotes and endnotes to which repeated content refers. */
export class Notes {
  readonly #uses = new Map<string, NoteUse[]>();
  readonly #taken: Record<NoteKind, Set<string>>;
  #last = 0;

  constructor(taken: Record<NoteKind, Set<string>>) {
    this.#taken = taken;
  }

  /** The id that a reference gets at one place: no two of them may lead to the same note. */
  use(kind: NoteKind, id: string, scope: Scope): string {
    const uses = this.of(kind, id);
    const isCopy = uses.length > 0;
    const own = isCopy ? this.#free(kind) : id;
    uses.push({ id: own, scope, isCopy });
    this.#uses.set(`${kind} ${id}`, uses);
    return own;
  }

  of(kind: NoteKind, id: string): NoteUse[] {
    return this.#uses.get(`${kind} ${id}`) ?? [];
  }

  isUsed(kind: NoteKind): boolean {
    return [...this.#uses].some(([note, uses]) => note.startsWith(kind) && uses.length > 0);
  }

  #free(kind: NoteKind): string {
    do this.#last += 1;
    while (this.#taken[kind].has(String(this.#last)));
    this.#taken[kind].add(String(this.#last));
    return String(this.#last);
  }
}
