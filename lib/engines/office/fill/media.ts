import { createHash } from 'node:crypto';
import type { OfficePackage } from '../package/office-package.ts';
import { freeName } from '../package/part-names.ts';
import { type PictureFacts, pictureFacts } from './picture-facts.ts';

const DATA_ADDRESS = /^data:[^,;]*(?:;[^,;]*)*;base64,/i;
const BASE64 = /^[a-z0-9+/_\s-]{40,}=*\s*$/i;

/** The pictures that come into a document. */
export class Media {
  readonly #office: OfficePackage;
  readonly #given: Readonly<Record<string, Uint8Array>>;
  readonly #parts = new Map<string, string>();

  constructor(office: OfficePackage, given: Readonly<Record<string, Uint8Array>>) {
    this.#office = office;
    this.#given = given;
  }

  /** The bytes of a picture: by its address or its tag among those given, or out of the value itself. */
  bytesOf(tag: string, value: unknown): Uint8Array | undefined {
    const text = typeof value === 'string' ? value.trim() : '';
    if (text !== '' && Object.hasOwn(this.#given, text)) return this.#given[text];
    if (DATA_ADDRESS.test(text)) return Buffer.from(text.replace(DATA_ADDRESS, ''), 'base64');
    if (BASE64.test(text)) return Buffer.from(text, 'base64');
    return Object.hasOwn(this.#given, tag) ? this.#given[tag] : undefined;
  }

  /** Lays a picture into the package, once, and gives the part's name; undefined where Office cannot show it. */
  add(bytes: Uint8Array): { part: string; facts: PictureFacts } | undefined {
    const facts = pictureFacts(bytes);
    if (!facts) return undefined;
    const hash = createHash('sha256').update(bytes).digest('hex');
    let part = this.#parts.get(hash);
    if (!part) {
      const folder = this.#office.mainPart.replace(/[^/]*$/, '');
      part = freeName(`${folder}media/picture.${facts.extension}`, (name) => this.#office.has(name));
      this.#office.write(part, bytes);
      this.#office.types.setExtension(facts.extension, facts.type);
      this.#parts.set(hash, part);
    }
    return { part, facts };
  }
}
