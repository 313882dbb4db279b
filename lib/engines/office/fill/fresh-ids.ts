/** Numbers that no element of a part has yet, for the ids of copies. */
export class FreshIds {
  readonly #taken = new Set<number>();
  #last = 0;

  constructor(xml: string) {
    for (const [, id] of xml.matchAll(/\s(?:id|w:id|val)=["'](\d{1,10})["']/g)) this.#taken.add(Number(id));
  }

  next(): number {
    do this.#last += 1;
    while (this.#taken.has(this.#last));
    return this.#last;
  }
}
