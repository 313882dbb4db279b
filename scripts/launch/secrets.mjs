// Secrets that nobody has set are made once and kept in the data folder, readable by its owner alone.
import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { writePrivate } from './write-private.mjs';

/** What only an installation with data has in its folder, and which secrets that data depends on. */
const DEPENDENT = [
  { data: 'installation.json', on: ['APPLICATION_KEY', 'LINK_SECRET'] },
  { data: 'blobs', on: ['APPLICATION_KEY', 'LINK_SECRET'] },
  { data: 'postgres/PG_VERSION', on: ['APPLICATION_KEY', 'LINK_SECRET', 'POSTGRES_PASSWORD'] },
];

/** The named secrets of this data folder; those that are missing are made, unless there is data that depends on the lost ones. */
export function keptSecrets(folder, names) {
  const file = path.join(folder, 'secrets.json');
  const kept = read(file);
  const missing = names.filter((name) => !kept[name]);
  if (missing.length === 0) return pick(kept, names);
  refuseBesideData(folder, file, missing);
  const wanted = { ...kept, ...Object.fromEntries(missing.map((name) => [name, made(name)])) };
  write(file, wanted);
  return pick(read(file), names);
}

function refuseBesideData(folder, file, missing) {
  for (const { data, on } of DEPENDENT) {
    const lost = on.filter((name) => missing.includes(name));
    if (lost.length === 0 || !existsSync(path.join(folder, data))) continue;
    throw new Error(
      `${lost.join(' and ')} ${lost.length > 1 ? 'are' : 'is'} missing, and ${path.join(folder, data)} depends on ${lost.length > 1 ? 'them' : 'it'}: new ones would kill private links and lock sealed data.\nRestore ${file} from a backup${lost.includes('POSTGRES_PASSWORD') ? '' : `, or set ${lost.join(' and ')} as before`}. If the data may be lost, move ${folder} away.`,
    );
  }
}

/** Next reads its key as plain base64; everything else may stand in an address. */
const made = (name) => randomBytes(32).toString(name.startsWith('NEXT_') ? 'base64' : 'base64url');

function read(file) {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    // Making new ones here would lock out everything that the old ones opened.
    throw new Error(`${file} cannot be read (${error.message}). Restore it from a backup: links and sealed data depend on it.`);
  }
}

/** A reader sees the old file or the new one, never half of it; of two first starts at once one wins. */
function write(file, secrets) {
  const draft = `${file}.${process.pid}`;
  writePrivate(draft, `${JSON.stringify(secrets, null, 2)}\n`, statSync(path.dirname(file)));
  if (existsSync(file)) return renameSync(draft, file);
  try {
    linkSync(draft, file);
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

const pick = (secrets, names) => Object.fromEntries(names.map((name) => [name, secrets[name]]));
