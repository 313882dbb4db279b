import { domainToASCII } from 'node:url';

/** The rule of the HTML living standard, after the domain was brought into its ASCII form. */
const htmlRule = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

const maxBytes = 254;

/** An address with its domain in lower case and ASCII (IDN) form, or null where it is none. */
export function normalizeEmail(text: string): string | null {
  const tidy = text.normalize('NFC').trim();
  const at = tidy.lastIndexOf('@');
  if (at < 1) return null;
  const domain = domainToASCII(tidy.slice(at + 1));
  const email = `${tidy.slice(0, at)}@${domain}`;
  return domain && Buffer.byteLength(email) <= maxBytes && at <= 64 && htmlRule.test(email) ? email : null;
}
