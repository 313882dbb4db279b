import { env } from '@/lib/core/env';
import { randomBase62, sha256 } from '@/lib/core/ids';
import { openText, sealText } from '@/lib/core/sealed';
import { formKeyPattern } from './rules';

const purpose = 'form key';

/** 95 bits: short enough to be read out, and nobody guesses it. */
const keyLength = 16;

/** An address as a row keeps it: a hash to find the form by, and sealed, to show it again. */
export function newFormKey(): { keyHash: string; keySealed: string } {
  const key = randomBase62(keyLength);
  return { keyHash: sha256(key), keySealed: sealText(purpose, key) };
}

/** Null for what cannot be a key of ours. */
export const formKeyHash = (key: string): string | null => (formKeyPattern.test(key) ? sha256(key) : null);

/** Where the form is filled in. */
export const formUrl = ({ keySealed }: { keySealed: string }): string => `${env().BASE_URL}/forms/${openText(purpose, keySealed)}`;
