import { attribute } from '../xml/attributes.ts';
import { parseXml } from '../xml/parse-xml.ts';
import { writeXmlAttribute } from '../xml/xml-text.ts';
import { elementsOf, localName } from '../xml/xml-tree.ts';
import { targetPart } from './part-names.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">';
const TYPES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/';

export type Relationship = {
  id: string;
  /** An address, of which the last step tells: `.../hyperlink`. */
  type: string;
  target: string;
  /** Whether it leads out of the package. */
  isExternal: boolean;
};

/** The last step of a relationship's type; strict files write another beginning. */
export const relationshipKind = ({ type }: Relationship): string => type.slice(type.lastIndexOf('/') + 1);

/** What a part refers to. */
export class Relationships {
  readonly #from: string;
  readonly #byId = new Map<string, Relationship>();
  isChanged = false;

  constructor(from: string, xml: string | undefined) {
    this.#from = from;
    const [root] = xml === undefined ? [] : elementsOf(parseXml(xml, `The relationships of ${from || 'the package'}`));
    for (const element of root ? elementsOf(root) : []) {
      if (localName(element) !== 'Relationship') continue;
      const id = attribute(element.open, 'Id') ?? '';
      const isExternal = attribute(element.open, 'TargetMode')?.toLowerCase() === 'external';
      this.#byId.set(id, { id, type: attribute(element.open, 'Type') ?? '', target: attribute(element.open, 'Target') ?? '', isExternal });
    }
  }

  all(): Relationship[] {
    return [...this.#byId.values()];
  }

  get(id: string | undefined): Relationship | undefined {
    return id === undefined ? undefined : this.#byId.get(id);
  }

  ofKind(kind: string): Relationship[] {
    return this.all().filter((one) => relationshipKind(one) === kind);
  }

  /** The part that an internal one leads to. */
  partOf({ target }: Relationship): string {
    return targetPart(this.#from, target);
  }

  /** Adds one and gives its id. `kind` is the last step of its type. */
  add(kind: string, target: string, isExternal = false): string {
    let number = this.#byId.size + 1;
    while (this.#byId.has(`rId${number}`)) number += 1;
    const id = `rId${number}`;
    this.#byId.set(id, { id, type: `${TYPES}${kind}`, target, isExternal });
    this.isChanged = true;
    return id;
  }

  replace(relationship: Relationship): void {
    this.#byId.set(relationship.id, relationship);
    this.isChanged = true;
  }

  remove(id: string): void {
    if (this.#byId.delete(id)) this.isChanged = true;
  }

  toXml(): string {
    const each = this.all().map(
      ({ id, type, target, isExternal }) =>
        `<Relationship Id="${writeXmlAttribute(id)}" Type="${writeXmlAttribute(type)}" Target="${writeXmlAttribute(target)}"${isExternal ? ' TargetMode="External"' : ''}/>`,
    );
    return `${HEAD}${each.join('')}</Relationships>`;
  }
}
