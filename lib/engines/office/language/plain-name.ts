import { withoutInvisible } from '../../../core/text/invisible.ts';

/** What needs no tidying, as most names do not. */
export const PLAIN_ASCII = /^[!-~]+(?: [!-~]+)*$/;

/** Word processors put these in for the `-` that one types, to keep a word on its line or to make it a dash. */
export const DASHES = '\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe63\uff0d';
const LIKE_HYPHENS = new RegExp(`[${DASHES}]`, 'g');
/** As they do for straight quotes. */
const LIKE_APOSTROPHES = /[\u2018\u2019\u201a\u201b]/g;
const LIKE_QUOTES = /[\u201c\u201d\u201e\u201f]/g;

/** A name as it is compared: composed, each run of white space as one space, dashes and quotes as they are typed, nothing unseen. */
export const plainName = (name: string): string => (PLAIN_ASCII.test(name) ? name : withoutInvisible(asTyped(name.normalize('NFC'))).trim());

const asTyped = (name: string): string => name.replace(/\s+/g, ' ').replace(LIKE_HYPHENS, '-').replace(LIKE_APOSTROPHES, "'").replace(LIKE_QUOTES, '"');

/** The same without its case. Through capitals first, as those have no final sigma and no sharp s. */
export const caselessName = (name: string): string => plainName(name).toUpperCase().toLowerCase();
