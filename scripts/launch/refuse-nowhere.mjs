// A command of the operator's tool that finds no installation would make one, and answer of that: a key of it opens nothing.
import { statSync } from 'node:fs';
import path from 'node:path';
import { dataFolderName } from './data-folder.mjs';
import { givenVariables, root } from './environment.mjs';

/** What says how it is used, and what looks at the configuration alone, needs no installation. */
const NEEDS_NONE = [undefined, '--help', 'help', 'config'];

/** With a database of one's own, whether it belongs to the folder is looked at later. */
export function refuseNowhere(words, given = givenVariables()) {
  if (given.DATABASE_URL || NEEDS_NONE.includes(words[0]) || words.includes('--help')) return;
  const folder = dataFolderName({ root, wanted: given.DATA_DIR, embedded: true });
  if (!isMissing(path.join(folder, 'postgres', 'PG_VERSION'))) return;
  const start = given.DATA_DIR ? 'Is DATA_DIR the folder that `npm start` was given?' : 'If `npm start` was given a DATA_DIR, give the same here.';
  throw new Error(`There is no data of Paraph in ${folder}. ${start} A new one is made by its first start.`);
}

/** Of what this user may not look at somebody else tells. */
function isMissing(file) {
  try {
    return statSync(file, { throwIfNoEntry: false }) === undefined;
  } catch {
    return false;
  }
}
