// Files that the operator names and root alone can read, such as the key of a seal: the service gets copies of its own.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { systemFolder } from './data-folder.mjs';
import { root } from './environment.mjs';
import { writePrivate } from './write-private.mjs';

const VARIABLES = ['SEAL_CERTIFICATE_FILE', 'SEAL_KEY_FILE', 'TIMESTAMP_CERTIFICATES_FILE', 'NODE_EXTRA_CA_CERTS'];

/** A folder of root's, through which that user passes to what is its own. */
const lendingFolder = (env) => systemFolder(env.DATA_DIR, 'lent-');

/** The variables that name a copy instead, made anew at each start. */
export function lentFiles(env, account) {
  const lent = {};
  for (const name of VARIABLES) {
    const file = env[name] && path.resolve(root, env[name]);
    if (!file || !isClosedTo(account, file)) continue;
    const copy = path.join(lendingFolder(env), name);
    const draft = `${copy}.${process.pid}`;
    writePrivate(draft, readFileSync(file), account);
    renameSync(draft, copy);
    lent[name] = copy;
  }
  return lent;
}

/** The words of a command with files among them that only root can read: `words` name copies, which `takeBack` removes. */
export function lentWords(words, env, account) {
  const made = [];
  const lent = words.map((word) => {
    if (account.uid === undefined || !isClosedTo(account, word)) return word;
    const folder = mkdtempSync(path.join(lendingFolder(env), 'word-'));
    chmodSync(folder, 0o711);
    made.push(folder);
    const copy = path.join(folder, path.basename(word));
    writePrivate(copy, readFileSync(word), account);
    return copy;
  });
  return { words: lent, takeBack: () => made.forEach((folder) => void rmSync(folder, { recursive: true, force: true })) };
}

const isFile = (place) => existsSync(place) && statSync(place).isFile();

const isClosedTo = (account, file) =>
  isFile(file) && spawnSync('/bin/sh', ['-c', 'test -r "$0"', path.resolve(file)], { ...account, cwd: '/', stdio: 'ignore' }).status !== 0;
