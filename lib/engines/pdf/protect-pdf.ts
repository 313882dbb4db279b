import { randomBytes } from 'node:crypto';
import { withoutIgnorable } from '@/lib/core/text/invisible';
import { protectionPool } from '@/lib/engines/pdf/engine-pools';
import { MAX_PASSWORD_BYTES, UnusablePassword } from '@/lib/engines/pdf/unusable-password';

export type Protection = {
  /** What opens the file. */
  password: string;
  /** Whether copying and changing are forbidden; printing, filling in and screen readers are not. */
  preventCopy: boolean;
};

/**
 * Encrypts a PDF (AES-256, revision 6). Its owner's password is random and kept by nobody. A seal comes after this: encrypting would break it.
 * Throws UnusablePassword, or an EngineFailure where the file cannot be read.
 */
export async function protectPdf(pdf: Uint8Array, { password, preventCopy }: Protection): Promise<Uint8Array> {
  const userPassword = asReadersPrepareIt(password);
  return await protectionPool().run('protect', { pdf, userPassword, ownerPassword: randomBytes(32).toString('base64url'), preventCopy });
}

/**
 * SASLprep (RFC 4013), which readers run on what is typed: one space for all kinds of them, nothing for what is drawn as nothing, compatible
 * forms. Its refusal of texts in two directions is left out, as no reader knows it.
 */
function asReadersPrepareIt(password: string): string {
  if (/\p{Cc}/u.test(password)) throw new UnusablePassword('control_character');
  const prepared = withoutIgnorable(password.replace(/\p{Zs}/gu, ' ')).normalize('NFKC');
  if (prepared === '') throw new UnusablePassword('empty');
  if (Buffer.byteLength(prepared) > MAX_PASSWORD_BYTES) throw new UnusablePassword('too_long');
  return prepared;
}
