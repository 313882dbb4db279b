import { now } from '@/lib/core/clock';
import { env } from '@/lib/core/env';
import { hmacSha256, randomBase62, sameSecret } from '@/lib/core/ids';
import { readFolderMark, readStorageMark, storageHasBlobs, writeFolderMark, writeStorageMark } from '@/lib/engines/storage/installation-marks';
import { storage } from '@/lib/engines/storage/storage';
import { checkInstallationMac, installationMac, isUnderKeyOfNow } from '../events/evidence-key';
import { agreementOf, foreignProblem, type Marks, otherSecretsProblem, type Places, unmatchedProblem } from './installation-agreement';
import { findInstallation, hasBlobs, insertInstallation, noteEvidenceKey, replaceInstallation } from './store';

/** Database and files, or the secrets, are not those that belong together. The message says what to do. */
export class InstallationProblem extends Error {
  override name = 'InstallationProblem';
}

/** A join that others have begun at the same moment is over after a look or two. */
const joinAttempts = 5;

/** Every process that touches both database and files asks before it does anything. Throws InstallationProblem. */
export async function checkInstallation(): Promise<void> {
  for (let attempt = 1; attempt <= joinAttempts; attempt += 1) {
    const marks = await readMarks();
    const agreement = agreementOf(marks);
    if (agreement === 'foreign') throw new InstallationProblem(foreignProblem(marks, await places()));
    if (agreement !== 'join') await refuseOtherSecrets();
    if (agreement === 'mark-folder') await writeFolderMark({ id: marks.database ?? '', joining: false });
    if (agreement !== 'join') return;
    await join(marks);
  }
  throw new InstallationProblem('Database and files could not be given one id. Start again.');
}

/** One step of the first start: first the folder says which id, then all get it, last the folder says that they have it. */
async function join({ database, storage: stored, folder }: Marks): Promise<void> {
  if (!folder) {
    if (database === null && stored === null) await refuseUnmatched();
    return writeFolderMark({ id: newInstallationId(), joining: true }, { once: true });
  }
  await insertInstallation({ ...macsOf(folder.id), ...evidenceFacts(folder.id, now()), id: folder.id, createdAt: now() });
  await writeStorageMark(folder.id);
  await writeFolderMark({ id: folder.id, joining: false });
}

async function refuseUnmatched(): Promise<void> {
  const problem = unmatchedProblem({ hasRecords: await hasBlobs(), hasBlobs: await storageHasBlobs() }, await places());
  if (problem) throw new InstallationProblem(problem);
}

/** The operator's word that database, files and secrets belong together from now on: they get one id, that of the files where they have one. */
export async function adoptInstallation(): Promise<string> {
  const { database, storage: stored, folder } = await readMarks();
  const id = stored ?? database ?? folder?.id ?? newInstallationId();
  const since = (await findInstallation())?.evidenceSince ?? now();
  await replaceInstallation({ ...macsOf(id), ...evidenceFacts(id, since), id, createdAt: now() });
  await writeStorageMark(id);
  await writeFolderMark({ id, joining: false });
  return id;
}

const newInstallationId = (): string => `ins_${randomBase62(20)}`;

const readMarks = async (): Promise<Marks> => ({
  database: (await findInstallation())?.id ?? null,
  storage: await readStorageMark(),
  folder: await readFolderMark(),
});

async function places(): Promise<Places> {
  const { host, pathname } = new URL(env().DATABASE_URL);
  return { database: `the database ${pathname.slice(1)} at ${host}`, storage: (await storage()).where, folder: `the data folder ${env().dataDir}` };
}

const macsOf = (id: string) => ({ applicationKeyMac: macOf(env().APPLICATION_KEY, id), linkSecretMac: macOf(env().LINK_SECRET, id) });
/** Kept with the time since when each event bears a MAC: whoever moves that time cannot make the MAC that belongs to it. */
const evidenceFacts = (id: string, evidenceSince: Date) => ({ evidenceSince, evidenceKeyMac: installationMac(id, evidenceSince) });

const macOf = (secret: string, id: string): string => hmacSha256(secret, `installation\n${id}`).toString('base64url');

async function refuseOtherSecrets(): Promise<void> {
  const held = await findInstallation();
  if (!held) return;
  const wanted = macsOf(held.id);
  const other = [
    ...(sameSecret(held.applicationKeyMac, wanted.applicationKeyMac) ? [] : ['APPLICATION_KEY']),
    ...(sameSecret(held.linkSecretMac, wanted.linkSecretMac) ? [] : ['LINK_SECRET']),
  ];
  if (!(await isEvidenceKey(held))) other.push('EVIDENCE_KEY');
  if (other.length > 0) throw new InstallationProblem(otherSecretsProblem(other, env().dataDir));
}

type Held = NonNullable<Awaited<ReturnType<typeof findInstallation>>>;

/** Notes the key where there was none before, or where it has followed one that is still known. */
async function isEvidenceKey({ id, evidenceSince, evidenceKeyMac }: Held): Promise<boolean> {
  if (evidenceSince === null || evidenceKeyMac === null) {
    await noteEvidenceKey(evidenceFacts(id, now()), null);
    return true;
  }
  if (checkInstallationMac(evidenceKeyMac, id, evidenceSince) !== 'right') return false;
  if (!isUnderKeyOfNow(evidenceKeyMac)) await noteEvidenceKey(evidenceFacts(id, evidenceSince), evidenceKeyMac);
  return true;
}

/** Since when each event bears a MAC; null where nobody can say, as the installation's own row does not hold together. */
export async function evidenceSince(): Promise<Date | null> {
  const held = await findInstallation();
  if (!held?.evidenceSince || !held.evidenceKeyMac) return null;
  return checkInstallationMac(held.evidenceKeyMac, held.id, held.evidenceSince) === 'right' ? held.evidenceSince : null;
}
