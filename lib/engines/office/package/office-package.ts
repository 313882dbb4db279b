import type { OfficeKind } from '../office-kind.ts';
import { brokenFile } from '../office-refused.ts';
import { decodePart, encodePart } from '../xml/decode-part.ts';
import { withStandardPrefixes } from '../xml/standard-prefixes.ts';
import { CONTENT_TYPES_PART, type ContentTypes } from './content-types.ts';
import { relationshipsPart } from './part-names.ts';
import { Relationships } from './relationships.ts';
import { unpackEntry } from './unpack-entry.ts';
import { packEntry, writeZip } from './write-zip.ts';
import type { ZipEntry } from './zip-entry.ts';

/** The parts of a document. What is not changed is neither unpacked nor packed again. */
export class OfficePackage {
  readonly kind: OfficeKind;
  /** The part that holds the text, or the list of slides. */
  readonly mainPart: string;
  readonly types: ContentTypes;
  /** By name in lower case, as names of parts do not differ by case. */
  readonly #entries = new Map<string, ZipEntry>();
  readonly #texts = new Map<string, string>();
  readonly #changed = new Map<string, Uint8Array>();
  readonly #relationships = new Map<string, Relationships>();

  constructor(entries: readonly ZipEntry[], found: { kind: OfficeKind; mainPart: string; types: ContentTypes }) {
    for (const entry of entries) this.#entries.set(entry.name.toLowerCase(), entry);
    this.kind = found.kind;
    this.mainPart = found.mainPart;
    this.types = found.types;
  }

  names(): string[] {
    return [...this.#entries.values()].map(({ name }) => name);
  }

  has(name: string): boolean {
    return this.#entries.has(name.toLowerCase());
  }

  bytes(name: string): Uint8Array {
    const changed = this.#changed.get(name.toLowerCase());
    if (changed) return changed;
    const entry = this.#entries.get(name.toLowerCase());
    if (!entry) throw brokenFile(`${name} is missing`);
    return unpackEntry(entry);
  }

  text(name: string): string {
    const key = name.toLowerCase();
    let text = this.#texts.get(key);
    if (text === undefined) this.#texts.set(key, (text = withStandardPrefixes(decodePart(this.bytes(name), name))));
    return text;
  }

  write(name: string, contents: string | Uint8Array): void {
    const known = this.#entries.get(name.toLowerCase());
    this.#texts.delete(name.toLowerCase());
    // Packed when the document is written: a part may change more than once.
    this.#entries.set(name.toLowerCase(), known ?? { name, method: 0, crc: 0, size: 0, packed: new Uint8Array() });
    this.#changed.set(name.toLowerCase(), typeof contents === 'string' ? encodePart(contents) : contents);
  }

  /** Takes a part out, with what it refers to left in place. */
  remove(name: string): void {
    for (const part of [name, relationshipsPart(name)]) {
      this.#entries.delete(part.toLowerCase());
      this.#changed.delete(part.toLowerCase());
      this.#texts.delete(part.toLowerCase());
    }
    this.#relationships.delete(name.toLowerCase());
    this.types.remove(name);
  }

  /** What a part refers to, or the package itself for ''. Changes are written with the package. */
  relationships(from: string): Relationships {
    let held = this.#relationships.get(from.toLowerCase());
    if (!held) {
      const part = relationshipsPart(from);
      held = new Relationships(from, this.has(part) ? this.text(part) : undefined);
      this.#relationships.set(from.toLowerCase(), held);
    }
    return held;
  }

  save(): Uint8Array {
    if (this.types.isChanged) this.write(CONTENT_TYPES_PART, this.types.toXml());
    for (const [from, held] of this.#relationships) if (held.isChanged) this.write(relationshipsPart(this.#writtenName(from)), held.toXml());
    const isFirst = ({ name }: ZipEntry) => name === CONTENT_TYPES_PART;
    const entries = [...this.#entries.values()];
    return writeZip([...entries.filter(isFirst), ...entries.filter((entry) => !isFirst(entry))].map((entry) => this.#packed(entry)));
  }

  #writtenName(lowerCase: string): string {
    return this.#entries.get(lowerCase)?.name ?? lowerCase;
  }

  #packed(entry: ZipEntry): ZipEntry {
    const changed = this.#changed.get(entry.name.toLowerCase());
    return changed ? packEntry(entry.name, changed) : entry;
  }
}
