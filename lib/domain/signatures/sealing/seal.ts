import path from 'node:path';
import { env } from '@/lib/core/env';
import { hasSealIdentity, loadOrCreateSealIdentity, readSealIdentity, type SealIdentity } from '@/lib/engines/pdf/seal/seal-identity';
import { hasSealedDocuments } from '../store';

const held = globalThis as { paraphSeal?: Promise<SealIdentity> };

/** The key that seals: the configured one, or one made at first start and kept in the data folder. Throws rather than make another beside sealed documents. */
export function sealIdentity(): Promise<SealIdentity> {
  held.paraphSeal ??= load().catch((error) => {
    delete held.paraphSeal;
    throw error;
  });
  return held.paraphSeal;
}

async function load(): Promise<SealIdentity> {
  const { SEAL_CERTIFICATE_FILE, SEAL_KEY_FILE, SEAL_NAME, dataDir } = env();
  if (SEAL_CERTIFICATE_FILE && SEAL_KEY_FILE) return readSealIdentity(SEAL_CERTIFICATE_FILE, SEAL_KEY_FILE);
  if (SEAL_CERTIFICATE_FILE || SEAL_KEY_FILE) throw new Error('Set both SEAL_CERTIFICATE_FILE and SEAL_KEY_FILE, or neither.');
  const folder = path.join(dataDir, 'seal');
  if (!(await hasSealIdentity(folder)) && (await hasSealedDocuments()))
    throw new Error(
      `${folder} holds no seal, and documents were sealed before: with a new one they would be said to come from somebody else. Restore ${folder} from a backup, or set SEAL_CERTIFICATE_FILE and SEAL_KEY_FILE.`,
    );
  return loadOrCreateSealIdentity(folder, SEAL_NAME);
}
