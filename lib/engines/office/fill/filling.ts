import { evaluate, holds } from '../language/evaluate.ts';
import { FillFailed } from '../language/fill-failure.ts';
import type { Finding } from '../language/finding.ts';
import { insidesOf } from '../language/insides-of.ts';
import type { Scope } from '../language/scope.ts';
import type { Setting } from '../language/setting.ts';
import type { EachTag, IfTag, ValueTag } from '../language/tag.ts';
import { OfficeRefused } from '../office-refused.ts';
import type { OfficePackage } from '../package/office-package.ts';
import type { Place } from '../template/place-words.ts';
import { tidyValue } from '../xml/xml-text.ts';
import type { Template } from './kept-templates.ts';
import { Media } from './media.ts';
import type { Notes } from './notes.ts';

/** Rows, list items, paragraphs and slides that groups may be repeated to. */
const MAX_COPIES = 50_000;
/** Characters that all parts may be filled to. */
const MAX_CHARACTERS = 100_000_000;
const MAX_FINDINGS = 500;

/** The filling of one template: what its parts share. */
export class Filling {
  readonly office: OfficePackage;
  readonly template: Template;
  readonly setting: Setting;
  readonly media: Media;
  notes: Notes | undefined;
  readonly #findings = new Map<string, Finding>();
  #copies = 0;
  #characters = 0;

  constructor(office: OfficePackage, template: Template, setting: Setting, pictures: Readonly<Record<string, Uint8Array>>) {
    this.office = office;
    this.template = template;
    this.setting = setting;
    this.media = new Media(office, pictures);
  }

  /** What was found, once for each place. */
  findings(): Finding[] {
    return [...this.#findings.values()];
  }

  report(finding: Finding): void {
    const key = [finding.code, finding.tag, finding.place].join('\n');
    if (this.#findings.size < MAX_FINDINGS && !this.#findings.has(key)) this.#findings.set(key, finding);
  }

  value(tag: ValueTag, scope: Scope, place: Place): string {
    return this.#at(place, () => tidyValue(evaluate(tag, scope, this.setting, (finding) => this.report({ ...finding, place: place() }))));
  }

  holds(tag: IfTag, scope: Scope, place: Place): boolean {
    return this.#at(place, () => holds(tag, scope, this.setting, (finding) => this.report({ ...finding, place: place() })));
  }

  /** What an `{{#each}}` is filled with, each element counted. */
  *insides(tag: EachTag, scope: Scope, place: Place): Generator<Scope> {
    for (const inside of insidesOf(tag, scope, (finding) => this.report({ ...finding, place: place() }))) {
      this.countCopy();
      yield inside;
    }
  }

  countCopy(): void {
    this.#copies += 1;
    if (this.#copies > MAX_COPIES) throw tooMuch(`more than ${MAX_COPIES} rows, items or slides`);
  }

  countCharacters(count: number): void {
    this.#characters += count;
    if (this.#characters > MAX_CHARACTERS) throw tooMuch(`more than ${MAX_CHARACTERS} characters`);
  }

  #at<Result>(place: Place, run: () => Result): Result {
    try {
      return run();
    } catch (error) {
      throw error instanceof FillFailed ? new FillFailed(error.code, error.tag, `${error.message} (${place()})`) : error;
    }
  }
}

const tooMuch = (what: string) => new OfficeRefused('too_large', `Filled with these values the document would have ${what}.`, 'Send fewer elements in one go.');
