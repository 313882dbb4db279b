import path from 'node:path';
import { now } from '@/lib/core/clock';
import { env } from '@/lib/core/env';
import {
  hasSealIdentity,
  loadOrCreateSealIdentity,
  readSealIdentity,
  replaceSealIdentity,
  type SealIdentity,
  sealIdentityFile,
  stampOfFiles,
} from '@/lib/engines/pdf/seal/seal-identity';
import { timeProblem } from '@/lib/engines/pdf/seal/seal-validity';
import { hasSealedDocuments } from '../store';
import { noteSealCertificate } from './known-seals';

const held = globalThis as { paraphSeal?: { stamp: string; identity: Promise<SealIdentity> } };

/** Nothing is sealed with a certificate that is not valid: what was signed waits for one that is. */
export class SealHeld extends Error {
  override name = 'SealHeld';
}

/**
 * The key that seals: the configured one, or one made at first start and kept in the data folder. Read anew when its files have
 * changed, so that a rotation needs no restart. Throws rather than make another beside sealed documents.
 */
export async function sealIdentity(): Promise<SealIdentity> {
  const stamp = await stampOfFiles(filesOf());
  // A seal that is made changes its own file: the stamp is that of before, and the next call reads it once more.
  if (held.paraphSeal?.stamp !== stamp) {
    const entry = { stamp, identity: load() };
    held.paraphSeal = entry;
    entry.identity.catch(() => {
      if (held.paraphSeal === entry) delete held.paraphSeal;
    });
  }
  return held.paraphSeal.identity;
}

/** Before anything is sealed: the certificate is noted as one of ours. Throws SealHeld where it is not valid now. */
export async function readyToSeal(identity: SealIdentity): Promise<void> {
  const problem = timeProblem(identity, now());
  if (problem) throw new SealHeld(problem);
  await noteSealCertificate(identity);
}

/** Makes a new key and certificate in the place of the one in the data folder. Null where the seal is configured: its files are the operator's. */
export async function rotateSeal(): Promise<{ before: SealIdentity; after: SealIdentity } | null> {
  if (env().SEAL_CERTIFICATE_FILE) return null;
  const before = await sealIdentity();
  await noteSealCertificate(before);
  return { before, after: await replaceSealIdentity(folder(), env().SEAL_NAME) };
}

const folder = (): string => path.join(env().dataDir, 'seal');

function filesOf(): string[] {
  const { SEAL_CERTIFICATE_FILE, SEAL_KEY_FILE } = env();
  return SEAL_CERTIFICATE_FILE && SEAL_KEY_FILE ? [SEAL_CERTIFICATE_FILE, SEAL_KEY_FILE] : [sealIdentityFile(folder())];
}

async function load(): Promise<SealIdentity> {
  const { SEAL_CERTIFICATE_FILE, SEAL_KEY_FILE, SEAL_NAME } = env();
  if (SEAL_CERTIFICATE_FILE && SEAL_KEY_FILE) return readSealIdentity(SEAL_CERTIFICATE_FILE, SEAL_KEY_FILE);
  if (SEAL_CERTIFICATE_FILE || SEAL_KEY_FILE) throw new Error('Set both SEAL_CERTIFICATE_FILE and SEAL_KEY_FILE, or neither.');
  if (!(await hasSealIdentity(folder())) && (await hasSealedDocuments()))
    throw new Error(
      `${folder()} holds no seal, and documents were sealed before: with a new one they would be said to come from somebody else. Restore ${folder()} from a backup, or set SEAL_CERTIFICATE_FILE and SEAL_KEY_FILE.`,
    );
  return loadOrCreateSealIdentity(folder(), SEAL_NAME);
}
