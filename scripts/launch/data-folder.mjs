// Where Paraph keeps what must not be lost: database, files, secrets. Never a temporary folder.
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { canReach, databaseUser } from '../database/database-user.mjs';

const SYSTEM_FOLDER = '/var/lib/paraph';

/** The absolute path of the data folder, which exists and can be written when this returns. */
export function dataFolder(given) {
  const { folder, mode } = placeOf(given);
  if (mode === undefined) return systemFolder(given.root);
  return made(folder, mode);
}

/** That folder, whether or not it exists: nothing is made. */
export const dataFolderName = (given) => placeOf(given).folder;

/** Without a `mode` it is the folder of the system. */
function placeOf({ root, wanted, embedded }) {
  const folder = path.resolve(root, wanted || '.data');
  if (process.getuid?.() !== 0) return { folder, mode: 0o700 };
  // Root's checkout often lies under a home that only root can enter, and what we start runs as another user.
  if (canReach(databaseUser(), wanted ? nearestExisting(folder) : root)) return { folder, mode: 0o711 };
  // Without a database in it that folder can be used, by root alone; one that has data is never left for another.
  if (!embedded && (wanted || existsSync(folder))) return { folder, mode: 0o700 };
  if (wanted)
    throw new Error(
      `The database's user cannot enter ${folder} (DATA_DIR). Choose a folder that others may pass through, such as ${SYSTEM_FOLDER}, or set DATABASE_URL.`,
    );
  return { folder: systemPlace(root) };
}

const systemPlace = (root, prefix = '') => path.join(SYSTEM_FOLDER, prefix + createHash('sha256').update(path.resolve(root)).digest('hex').slice(0, 12));

/** A folder of the system that belongs to this checkout alone; only root can make it. */
export function systemFolder(root, prefix = '') {
  made(SYSTEM_FOLDER, 0o755);
  return made(systemPlace(root, prefix), 0o711);
}

function made(folder, mode) {
  try {
    makeFolders(folder, mode);
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new Error(`The data folder ${folder} cannot be written (${error.code}). Set DATA_DIR to a folder that can.`);
  }
  return folder;
}

/** One after the other: a recursive `mkdirSync` of Node never ends where a file system such as /proc lets nothing be made. */
function makeFolders(folder, mode) {
  if (existsSync(folder)) return;
  makeFolders(path.dirname(folder), mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
}

function nearestExisting(folder) {
  try {
    accessSync(folder);
    return folder;
  } catch {
    return nearestExisting(path.dirname(folder));
  }
}
