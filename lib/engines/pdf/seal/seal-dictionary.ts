import type { FoundSeal } from '@/lib/engines/pdf/seal/find-seals';

/** What a signature's dictionary says; what is not there, or cannot be read, is null. */
type DictionaryFacts = { subFilter: string | null; reason: string | null; docMdp: 1 | 2 | 3 | null; statedTime: Date | null };

export function dictionaryFacts({ dictionary, range }: FoundSeal, bytes: Uint8Array): DictionaryFacts {
  return {
    subFilter: /\/SubFilter\s*\/([\w.]+)/.exec(dictionary)?.[1] ?? null,
    reason: textAfter(dictionary, '/Reason'),
    docMdp: docMdpOf(dictionary, bytes.subarray(0, range[2] + range[3])),
    statedTime: dateOf(textAfter(dictionary, '/M')),
  };
}

/** ISO 32000-2, 12.8.2.2: 2 where the parameters do not say. Its parts may be objects of their own. */
function docMdpOf(dictionary: string, covered: Uint8Array): 1 | 2 | 3 | null {
  const reference = partAfter(dictionary, '/Reference', covered);
  const whole = reference && (/\/TransformMethod/.test(reference) ? reference : objectAt(reference, covered));
  if (!whole || !/\/TransformMethod\s*\/DocMDP\b/.test(whole)) return null;
  const parameters = partAfter(whole, '/TransformParams', covered) ?? '';
  const level = Number(/\/P\s+([123])\b/.exec(parameters)?.[1] ?? 2);
  return level as 1 | 2 | 3;
}

/** What follows a key: what stands there, or the object that it points to. */
function partAfter(text: string, key: string, covered: Uint8Array): string | null {
  const at = text.search(new RegExp(`${key}\\b`));
  if (at < 0) return null;
  const rest = text.slice(at + key.length);
  return /^\s*\[?\s*\d+\s+\d+\s+R/.test(rest) ? objectAt(rest, covered) : rest;
}

/** The last object of the number that a text's first reference names, as later revisions replace earlier ones. */
function objectAt(text: string, covered: Uint8Array): string | null {
  const [, number, generation] = /(\d+)\s+(\d+)\s+R/.exec(text) ?? [];
  if (number === undefined) return null;
  const file = Buffer.from(covered.buffer, covered.byteOffset, covered.byteLength);
  const at = Math.max(...['\n', '\r'].map((before) => file.lastIndexOf(`${before}${number} ${generation} obj`, undefined, 'latin1')));
  return at < 0
    ? null
    : (file
        .subarray(at, at + MAX_OBJECT)
        .toString('latin1')
        .split('endobj')[0] ?? null);
}

const MAX_OBJECT = 4096;

/** A text string in either notation (ISO 32000-2, 7.9.2). */
function textAfter(dictionary: string, key: string): string | null {
  const at = dictionary.search(new RegExp(`${key}\\s*[(<](?!<)`));
  if (at < 0) return null;
  const rest = dictionary.slice(at + key.length).trimStart();
  const bytes = rest.startsWith('<') ? Buffer.from(/^<([0-9a-fA-F\s]*)>/.exec(rest)?.[1]?.replace(/\s/g, '') ?? '', 'hex') : literal(rest);
  if (bytes[0] === 0xfe && bytes[1] === 0xff)
    return bytes
      .subarray(2, 2 + ((bytes.length - 2) & ~1))
      .swap16()
      .toString('utf16le');
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return bytes.subarray(3).toString('utf8');
  return bytes.toString('latin1');
}

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** The bytes between the parentheses, which may be nested. */
function literal(text: string): Buffer {
  let [depth, said] = [0, ''];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (letter === '\\') {
      const octal = /^[0-7]{1,3}/.exec(text.slice(at + 1, at + 4))?.[0];
      const next = text[at + 1] ?? '';
      if (next !== '\n') said += octal ? String.fromCharCode(Number.parseInt(octal, 8) & 0xff) : (ESCAPES[next] ?? next);
      at += octal?.length ?? 1;
      continue;
    }
    if (letter === '(' && ++depth === 1) continue;
    if (letter === ')' && --depth === 0) break;
    said += letter;
  }
  return Buffer.from(said, 'latin1');
}

/** `D:20261121100000Z` and its shorter and longer forms (ISO 32000-2, 7.9.4). */
function dateOf(text: string | null): Date | null {
  const found = /^D:(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?(?:Z|([+-])(\d\d)'?(\d\d)?)?/.exec(text ?? '');
  if (!found) return null;
  const [, year, month = '01', day = '01', hour = '00', minute = '00', second = '00', sign, offsetHours = '00', offsetMinutes = '00'] = found;
  const date = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${sign ? `${sign}${offsetHours}:${offsetMinutes}` : 'Z'}`);
  return Number.isNaN(date.getTime()) ? null : date;
}
