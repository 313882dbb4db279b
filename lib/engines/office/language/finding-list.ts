import type { Finding } from './finding.ts';

const MAX_FINDINGS = 200;

/** Findings of one run: each said once, however many rows it comes from, and no more than a person reads. */
export class FindingList {
  readonly #found = new Map<string, Finding>();
  #left = 0;

  readonly report = (finding: Finding): void => {
    const key = JSON.stringify([finding.code, finding.tag, finding.place]);
    if (this.#found.has(key)) return;
    if (this.#found.size < MAX_FINDINGS) this.#found.set(key, finding);
    else this.#left += 1;
  };

  all(): Finding[] {
    const more = { code: 'more_findings', message: `There is more of this kind: ${this.#left} further findings are not listed.` };
    return [...this.#found.values(), ...(this.#left > 0 ? [more] : [])];
  }
}
