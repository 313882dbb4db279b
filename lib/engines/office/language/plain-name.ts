import { withoutInvisible } from '../../../core/text/invisible.ts';

/** What needs no tidying, as most names do not. */
export const PLAIN_ASCII = /^[!-~]+(?: [!-~]+)*$/;

/** A name as it is compared: composed, each run of white space as one space, nothing unseen. */
export const plainName = (name: string): string => (PLAIN_ASCII.test(name) ? name : withoutInvisible(name.normalize('NFC').replace(/\s+/g, ' ')).trim());

/** The same without its case. Through capitals first, as those have no final sigma and no sharp s. */
export const caselessName = (name: string): string => plainName(name).toUpperCase().toLowerCase();
