/**
 * Reads DER (ITU-T X.690), as far as certificates and signatures need it: lengths are definite, tags of one byte. Reading takes
 * each byte once, whoever wrote it.
 */
export type Bytes = Uint8Array<ArrayBuffer>;

/** One element: its tag with class and form, what it holds, and all of it. */
export type Element = { tag: number; content: Bytes; whole: Bytes };

/** The bytes are no DER, or not what they should be. */
export class NotDer extends Error {}

export const tags = { integer: 0x02, bitString: 0x03, octetString: 0x04, oid: 0x06, utcTime: 0x17, generalizedTime: 0x18, sequence: 0x30, set: 0x31 } as const;

/** The tag of an element that its place gives a number, such as `[0]`. */
export const numbered = (number: number): number => 0xa0 + number;

const MAX_LENGTH_BYTES = 4;

/** The element that begins there. What stands behind it is left alone. */
export function elementAt(bytes: Bytes, at = 0): Element {
  const [tag, first] = [bytes[at], bytes[at + 1]];
  if (tag === undefined || first === undefined) throw new NotDer('An element is cut off.');
  if ((tag & 0x1f) === 0x1f) throw new NotDer('A tag has more than one byte.');
  const lengthBytes = first < 0x80 ? 0 : first & 0x7f;
  if (first === 0x80 || lengthBytes > MAX_LENGTH_BYTES) throw new NotDer('A length is not definite.');
  let length = lengthBytes === 0 ? first : 0;
  for (let index = 0; index < lengthBytes; index += 1) length = length * 256 + (bytes[at + 2 + index] ?? 0);
  const start = at + 2 + lengthBytes;
  if (start + length > bytes.length) throw new NotDer('An element is longer than what holds it.');
  return { tag, content: bytes.subarray(start, start + length), whole: bytes.subarray(at, start + length) };
}

/** What an element holds, one after the other. */
export function elementsIn({ content }: Pick<Element, 'content'>): Element[] {
  const found: Element[] = [];
  for (let at = 0; at < content.length; ) {
    const element = elementAt(content, at);
    found.push(element);
    at += element.whole.length;
  }
  return found;
}

/** Insists on an element of this tag. */
export function expectTag(element: Element | undefined, tag: number): Element {
  if (element?.tag !== tag) throw new NotDer(`Tag ${tag} was expected, not ${element?.tag ?? 'an end'}.`);
  return element;
}

/** The members of the sequence that begins there. */
export const sequenceAt = (bytes: Bytes): Element[] => elementsIn(expectTag(elementAt(bytes), tags.sequence));

export const membersOf = (element: Element | undefined): Element[] => elementsIn(expectTag(element, tags.sequence));

export const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export const sameBytes = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && a.every((byte, index) => byte === b[index]);

/** A UTCTime or GeneralizedTime in UTC (RFC 5280, 4.1.2.5), as RFC 3339. */
export function timeOf({ tag, content }: Element): string {
  const text = new TextDecoder('latin1').decode(content);
  const [, years = '', rest = '', fraction = ''] = /^(\d{2}|\d{4})(\d{10})(\.\d{1,9})?Z$/.exec(text) ?? [];
  if (rest === '' || (tag === tags.utcTime) !== (years.length === 2)) throw new NotDer('A time is not in UTC.');
  const year = years.length === 4 ? years : `${Number(years) < 50 ? '20' : '19'}${years}`;
  const [month, day, hour, minute, second] = rest.match(/\d{2}/g) ?? [];
  const time = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${fraction.slice(0, 4)}Z`);
  if (Number.isNaN(time.getTime())) throw new NotDer('A time is none.');
  return time.toISOString();
}
