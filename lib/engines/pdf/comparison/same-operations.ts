import type { Named, Operations } from './pdfjs-operations.ts';

/** How names of objects begin: what bears such a name and did not come may be anything. */
const NAME = /^(g|img|mask|pattern|annot|font)_/;
/** The mark of a layer; whether it is shown is said by the document, not by the page. */
const LAYER = 'OC';
/** Classes of pdf.js of which no more is drawn than can be read, and members that are names within one document alone. */
const READABLE = new Set(['FontFaceObject', 'FontPathInfo']);
const OWN_NAMES = new Set(['loadedName', 'ref']);
/** Points. */
const SAME_SIDE = 0.001;

/**
 * Whether two pages are drawn alike as the same is drawn, operation by operation, and whatever the operations name is the same by its
 * content. False says only that it takes drawing to tell.
 */
export function areSameOperations(one: Operations, other: Operations): boolean {
  if (one.operators.length !== other.operators.length || !areAlmostEqual(one.view, other.view)) return false;
  const { isSame } = new Sameness(one.named, other.named);
  return isSame(one.operators, other.operators) && isSame(one.operands, other.operands);
}

/** A file that PDFium wrote anew gives the sides of its pages in seven digits. All numbers but these and the widths of letters must be equal: a page may multiply them. */
const areAlmostEqual = (one: number[], other: number[]): boolean =>
  one.length === other.length && one.every((side, at) => Math.abs(side - (other[at] as number)) < SAME_SIDE);

class Sameness {
  /** What was met is taken for the same, also while it is compared: a difference anywhere ends it all. */
  readonly #met = new Map<object, object>();
  /** Only by names can something hold itself, and each of them may stand against several. */
  readonly #metNames = new Map<string, Set<string>>();
  readonly #named: Named;
  readonly #otherNamed: Named;

  constructor(named: Named, otherNamed: Named) {
    this.#named = named;
    this.#otherNamed = otherNamed;
  }

  readonly isSame = (one: unknown, other: unknown): boolean => {
    if (typeof one === 'string' && typeof other === 'string') return this.#isSameText(one, other);
    if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return Object.is(one, other);
    if (this.#met.get(one) === other) return true;
    this.#met.set(one, other);
    return Object.getPrototypeOf(one) === Object.getPrototypeOf(other) && this.#isSameObject(one, other);
  };

  #isSameText(one: string, other: string): boolean {
    const isName = this.#named.has(one);
    if (isName !== this.#otherNamed.has(other)) return false;
    if (!isName) return one === other && one !== LAYER && !NAME.test(one);
    const met = this.#metNames.get(one) ?? new Set();
    if (met.has(other)) return true;
    this.#metNames.set(one, met.add(other));
    return this.isSame(this.#named.get(one), this.#otherNamed.get(other)) && this.#haveSameOutlines(one, other);
  }

  /** The outlines of a font's letters have names that no operation says: they follow from the font's. */
  #haveSameOutlines(font: string, otherFont: string): boolean {
    const outlines = outlinesOf(this.#named, font);
    const others = outlinesOf(this.#otherNamed, otherFont);
    return outlines.size === others.size && [...outlines].every(([letter, outline]) => others.has(letter) && this.isSame(outline, others.get(letter)));
  }

  #isSameObject(one: object, other: object): boolean {
    if (ArrayBuffer.isView(one) && ArrayBuffer.isView(other)) return Buffer.compare(bytesOf(one), bytesOf(other)) === 0;
    if (Array.isArray(one) && Array.isArray(other)) return one.length === other.length && one.findIndex((each, at) => !this.isSame(each, other[at])) < 0;
    if (one instanceof Map && other instanceof Map) return this.isSame([...one], [...other]);
    const [members, others] = [membersOf(one), membersOf(other)];
    return members !== null && others !== null && this.isSame(members, others);
  }
}

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView): Buffer => Buffer.from(buffer, byteOffset, byteLength);

function outlinesOf(named: Named, font: string): Map<string, unknown> {
  const start = `${font}_path_`;
  return new Map([...named].flatMap(([name, outline]) => (name.startsWith(start) ? [[name.slice(start.length), outline]] : [])));
}

/** Thousandths of the width of a letter's square, and parts of these: a file that PDFium wrote anew gives widths of letters in seven digits too. */
const roundedWidth = (width: unknown): unknown => (typeof width === 'number' ? Math.round(width * 1_000) : width);

/** Names and values of what can be read of an object; null where there may be more than that. */
function membersOf(object: object): unknown[] | null {
  const type = Object.getPrototypeOf(object);
  const isPlain = type === Object.prototype || type === null;
  if (!isPlain && !READABLE.has(type.constructor.name)) return null;
  const accessors = isPlain ? [] : Object.entries(Object.getOwnPropertyDescriptors(type)).flatMap(([name, { get }]) => (get ? [name] : []));
  const names = [...new Set([...accessors, ...Object.keys(object)])].filter((name) => !OWN_NAMES.has(name)).sort();
  const isLetter = 'fontChar' in object;
  return names.flatMap((name) => [name, isLetter && name === 'width' ? roundedWidth(object[name as keyof object]) : object[name as keyof object]]);
}
