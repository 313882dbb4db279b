import type { PlacedTag, ValueTag } from '../language/tag.ts';

/** What a link of a document may lead to: no scripts, and no files of the reader. */
const SAFE = /^(https?|mailto|tel|sms|ftp):/i;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const LONGEST_SCHEME = /^https?:\/\/$/i;

/**
 * An address with its tags filled: a value that is the beginning of the address stands as it is, any other is encoded as a part
 * of one. Undefined for none, and `unsafe` for one that a document should not lead to.
 */
export function linkAddress(target: string, tags: readonly PlacedTag[], valueIn: (tag: ValueTag) => string): string | 'unsafe' | undefined {
  let address = '';
  let from = 0;
  for (const { start, end, tag } of tags) {
    if (tag.kind !== 'value') continue;
    address += target.slice(from, start);
    const value = valueIn(tag).trim();
    const isBeginning = address === '' || LONGEST_SCHEME.test(address);
    if (isBeginning && SCHEME.test(value)) address = '';
    address += isBeginning ? encodeAddress(value) : encodeURIComponent(value.toWellFormed());
    from = end;
  }
  // An editor takes a bare tag for a name of a host, and closes it with a slash.
  const rest = target.slice(from);
  address += rest === '/' && /[/?#]/.test(address.replace(LONGEST_SCHEME, '').replace(/^https?:\/\//i, '')) ? '' : rest;
  if (address === '' || LONGEST_SCHEME.test(address)) return undefined;
  if (SCHEME.test(address) && !/^[\w.-]+:\d+(\/|$)/.test(address)) return SAFE.test(address) ? address : 'unsafe';
  if (address.startsWith('#')) return address;
  return /^[^\s/@]+@[^\s/@]+$/.test(address) ? `mailto:${address}` : `https://${address.replace(/^\/+/, '')}`;
}

/** What is encoded already stays so. */
const encodeAddress = (value: string): string => encodeURI(value.toWellFormed()).replace(/%25(?=[0-9a-f]{2})/gi, '%');
