import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeSealIdentity } from '@/lib/engines/pdf/seal/make-seal-identity';
import { readiness } from '@/lib/surfaces/http/health';
import { makeAccount } from './account';
import { withEnv } from './outside-server';
import { createRequest, sign } from './signing';
import { temporaryFolder } from './temporary-folder';

/** A seal of the test's own in a configured file, until the test is over; `put` replaces it by one that begins then. */
export async function ownSeal() {
  const file = path.join(temporaryFolder(), 'seal.pem');
  const put = async (begun: Date) => writeFileSync(file, await makeSealIdentity('Paraph', begun));
  await put(new Date());
  withEnv({ SEAL_CERTIFICATE_FILE: file, SEAL_KEY_FILE: file });
  return { put };
}

/** A request that its signer has signed, whatever became of its sealing. */
export async function signedNow() {
  const { key } = await makeAccount();
  const { json } = await createRequest(key, { certificate: false });
  const answer = await sign(json.signer_link);
  return { id: json.request_id as string, key, answer };
}

/** What `/readyz` says of the seal. */
export const sealReadiness = async () => ((await (await readiness()).json()) as { degraded?: { seal?: string } }).degraded?.seal;
