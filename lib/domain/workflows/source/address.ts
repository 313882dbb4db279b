import { env } from '@/lib/core/env';
import { randomBase62, sha256 } from '@/lib/core/ids';
import { openText, sealText } from '@/lib/core/sealed';

const purpose = 'source secret';

/** 190 bits: whoever has it posts to the source, and nobody guesses it. */
const secretLength = 32;
const secretPattern = /^[0-9A-Za-z]{32}$/;

/** A secret as a row keeps it: a hash to find it by, and sealed, to show it again. */
export function newSourceSecret(): { secretHash: string; secretSealed: string } {
  const secret = randomBase62(secretLength);
  return { secretHash: sha256(secret), secretSealed: sealText(purpose, secret) };
}

/** Null for what cannot be a secret of ours. */
export const sourceSecretHash = (secret: string): string | null => (secretPattern.test(secret) ? sha256(secret) : null);

/** Where source data are posted to. */
export const sourceUrl = ({ secretSealed }: { secretSealed: string }): string => `${env().BASE_URL}/in/${openText(purpose, secretSealed)}`;
