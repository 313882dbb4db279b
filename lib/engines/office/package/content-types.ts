import { attribute } from '../xml/attributes.ts';
import { parseXml } from '../xml/parse-xml.ts';
import { writeXmlAttribute } from '../xml/xml-text.ts';
import { elementsOf, localName } from '../xml/xml-tree.ts';

export const CONTENT_TYPES_PART = '[Content_Types].xml';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">';

/** What each part of a package is. */
export class ContentTypes {
  readonly #byExtension = new Map<string, string>();
  readonly #byPart = new Map<string, { part: string; type: string }>();
  isChanged = false;

  constructor(xml: string) {
    const [types] = elementsOf(parseXml(xml, CONTENT_TYPES_PART));
    for (const element of types ? elementsOf(types) : []) {
      const type = attribute(element.open, 'ContentType') ?? '';
      const extension = attribute(element.open, 'Extension');
      const part = attribute(element.open, 'PartName')?.replace(/^\//, '');
      if (localName(element) === 'Default' && extension !== undefined) this.#byExtension.set(extension.toLowerCase(), type);
      if (localName(element) === 'Override' && part !== undefined) this.#byPart.set(part.toLowerCase(), { part, type });
    }
  }

  of(part: string): string | undefined {
    return this.#byPart.get(part.toLowerCase())?.type ?? this.#byExtension.get(extensionOf(part));
  }

  all(): string[] {
    return [...this.#byExtension.values(), ...[...this.#byPart.values()].map(({ type }) => type)];
  }

  set(part: string, type: string): void {
    if (this.of(part) === type) return;
    this.#byPart.set(part.toLowerCase(), { part, type });
    this.isChanged = true;
  }

  setExtension(extension: string, type: string): void {
    if (this.#byExtension.has(extension)) return;
    this.#byExtension.set(extension, type);
    this.isChanged = true;
  }

  remove(part: string): void {
    if (this.#byPart.delete(part.toLowerCase())) this.isChanged = true;
  }

  toXml(): string {
    const defaults = [...this.#byExtension].map(([extension, type]) => `<Default Extension="${extension}" ContentType="${writeXmlAttribute(type)}"/>`);
    const overrides = [...this.#byPart.values()].map(
      ({ part, type }) => `<Override PartName="/${writeXmlAttribute(part)}" ContentType="${writeXmlAttribute(type)}"/>`,
    );
    return `${HEAD}${defaults.join('')}${overrides.join('')}</Types>`;
  }
}

const extensionOf = (part: string): string => part.slice(part.lastIndexOf('.') + 1).toLowerCase();
