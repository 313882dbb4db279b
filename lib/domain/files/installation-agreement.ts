/** What database, storage and data folder say of the installation that they belong to; null where they say nothing. */
export type Marks = { database: string | null; storage: string | null; folder: { id: string; joining: boolean } | null };

/** Where they lie, for people. */
export type Places = { database: string; storage: string; folder: string };

/**
 * `agreed`: they belong together. `join`: a first start, or one that was cut off, may give all of them one id.
 * `mark-folder`: database and storage belong together, and the data folder is new, as on a second machine.
 */
export type Agreement = 'agreed' | 'join' | 'mark-folder' | 'foreign';

/** Whether a start may work with these three. A folder whose first start was cut off has belonged to nothing yet. */
export function agreementOf({ database, storage, folder }: Marks): Agreement {
  const settled = folder?.joining ? null : (folder?.id ?? null);
  if (database !== null && database === storage && !settled) return 'mark-folder';
  if (database !== null && database === storage && storage === settled) return 'agreed';
  const others = [database, storage].filter((id) => id !== null);
  if (!settled && others.every((id) => id === folder?.id)) return 'join';
  return 'foreign';
}

const says = (id: string | null | undefined): string => (id ? `belongs to the installation ${id}` : 'belongs to none yet');

const whatToDo = [
  'Most likely DATABASE_URL, DATA_DIR or STORAGE_URL is wrong, or was left out: mend it, and nothing is lost.',
  'Only where you are sure that they belong together, as after restoring a backup, run once: npm run admin -- storage adopt',
].join('\n');

/** Why a start refuses places that do not belong together, and what to do. */
export const foreignProblem = ({ database, storage, folder }: Marks, places: Places): string =>
  [
    'Database and files do not belong together, so nothing was started:',
    `  ${places.database} ${says(database)}`,
    `  ${places.storage} ${says(storage)}`,
    `  ${places.folder} ${says(folder?.id)}`,
    whatToDo,
  ].join('\n');

/** Before anything has an id: records without any bytes, or bytes without any record, are no pair. */
export function unmatchedProblem({ hasRecords, hasBlobs }: { hasRecords: boolean; hasBlobs: boolean }, places: Places): string | null {
  if (hasRecords === hasBlobs) return null;
  const [full, empty] = hasRecords ? [places.database, places.storage] : [places.storage, places.database];
  return [`Database and files do not belong together, so nothing was started: ${full} holds documents, and ${empty} knows of none.`, whatToDo].join('\n');
}

/** What is lost without the secret of before. */
const WITHOUT: Record<string, string> = {
  APPLICATION_KEY: 'sealed data could not be opened',
  LINK_SECRET: 'private links would be dead',
  EVIDENCE_KEY: 'nothing could prove what was recorded (a key of before belongs into EVIDENCE_KEY_PREVIOUS)',
};

/** Why a start refuses secrets that are not those of before. */
export const otherSecretsProblem = (names: readonly string[], folder: string): string =>
  [
    `Not the ${names.join(' and ')} that this installation was made with: ${names.map((name) => WITHOUT[name] ?? '').join(', ')}.`,
    `Restore secrets.json in ${folder}, or set ${names.join(' and ')} as before.`,
    'Only where you have changed them on purpose, run once: npm run admin -- storage adopt',
  ].join('\n');
