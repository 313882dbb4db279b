import path from 'node:path';
import { env } from '@/lib/core/env';
import { loadOrCreateSealIdentity, readSealIdentity, type SealIdentity } from '@/lib/engines/pdf/seal/seal-identity';

const held = globalThis as { paraphSeal?: Promise<SealIdentity> };

/** The key that seals: the configured one, or one made at first start and kept in the data folder. */
export function sealIdentity(): Promise<SealIdentity> {
  held.paraphSeal ??= load().catch((error) => {
    delete held.paraphSeal;
    throw error;
  });
  return held.paraphSeal;
}

function load(): Promise<SealIdentity> {
  const { SEAL_CERTIFICATE_FILE, SEAL_KEY_FILE, SEAL_NAME, dataDir } = env();
  if (SEAL_CERTIFICATE_FILE && SEAL_KEY_FILE) return readSealIdentity(SEAL_CERTIFICATE_FILE, SEAL_KEY_FILE);
  if (SEAL_CERTIFICATE_FILE || SEAL_KEY_FILE) throw new Error('Set both SEAL_CERTIFICATE_FILE and SEAL_KEY_FILE, or neither.');
  return loadOrCreateSealIdentity(path.join(dataDir, 'seal'), SEAL_NAME);
}
