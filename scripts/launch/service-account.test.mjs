import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { testFolder } from '../database/test-database.mjs';
import { keepForRoot, ownerOf, takeOver } from './service-account.mjs';

const isRoot = process.getuid?.() === 0;
const OWNER = 64_243;

/** As an earlier version left it: root's, and open to all who pass. */
function folderWith(...files) {
  const folder = mkdtempSync(path.join(testFolder(), 'taken-over-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  chmodSync(folder, 0o711);
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true, mode: 0o755 });
    writeFileSync(path.join(folder, file), '', { mode: 0o644 });
  }
  return folder;
}

const clusterOf = (folder, uid = OWNER) => {
  mkdirSync(path.join(folder, 'postgres'), { mode: 0o700 });
  chownSync(path.join(folder, 'postgres'), uid, uid);
};
const facts = (place) => (({ uid, mode }) => [uid, (mode & 0o777).toString(8)])(lstatSync(place));
const allIn = (place) => (lstatSync(place).isDirectory() ? [place, ...readdirSync(place).flatMap((name) => allIn(path.join(place, name)))] : [place]);

test.runIf(isRoot)('a folder that is root’s goes to the owner of its database once, closed to all others, and no link is followed', () => {
  const folder = folderWith('secrets.json', 'blobs/ab/cd/document', 'cache/page', 'drafts/half', 'seal/identity.pem', 'secrets.json.4711');
  const elsewhere = folderWith('outside');
  symlinkSync(path.join(elsewhere, 'outside'), path.join(folder, 'blobs/ab/link'));
  symlinkSync(elsewhere, path.join(folder, 'blobs/ab/folder'));
  clusterOf(folder);
  const said = [];
  expect(takeOver(folder, (line) => said.push(line))).toEqual({ account: { uid: OWNER, gid: OWNER } });
  expect(said).toEqual([expect.stringContaining(folder)]);
  for (const place of allIn(folder)) {
    const [uid, mode] = facts(place);
    expect([place, uid]).toEqual([place, OWNER]);
    if (!lstatSync(place).isSymbolicLink()) expect([place, mode]).toEqual([place, lstatSync(place).isDirectory() ? '700' : '600']);
  }
  expect([facts(elsewhere), facts(path.join(elsewhere, 'outside'))]).toEqual([
    [0, '711'],
    [0, '644'],
  ]);
  takeOver(folder, (line) => said.push(line));
  expect(said).toHaveLength(1);
});

test.runIf(isRoot)('development as root takes the folder back, and the next start hands over what was made meanwhile', () => {
  const folder = folderWith('secrets.json');
  clusterOf(folder);
  takeOver(folder);
  keepForRoot(folder);
  expect([ownerOf(folder), facts(folder)]).toEqual([{}, [0, '711']]);
  mkdirSync(path.join(folder, 'blobs/ef'), { recursive: true });
  writeFileSync(path.join(folder, 'blobs/ef/document'), '');
  takeOver(folder);
  expect(facts(path.join(folder, 'blobs/ef/document'))).toEqual([OWNER, '600']);
});

test.runIf(isRoot)('a folder that holds other things as well stays as it is, and it is said why its processes are root’s', () => {
  const folder = folderWith('holiday.jpg', 'secrets.json');
  expect(takeOver(folder)).toEqual({ account: {}, asRoot: `${folder} holds other things as well, such as holiday.jpg` });
  expect([facts(folder), facts(path.join(folder, 'holiday.jpg'))]).toEqual([
    [0, '711'],
    [0, '644'],
  ]);
});

test.runIf(isRoot)('what leads out of the folder is left to whoever made the link, and so is what the owner cannot reach', () => {
  const [folder, elsewhere] = [folderWith('secrets.json'), folderWith('ab/document')];
  clusterOf(folder);
  symlinkSync(elsewhere, path.join(folder, 'blobs'));
  expect(takeOver(folder).asRoot).toContain(`${folder}/blobs leads to what the user ${OWNER} does not own`);
  const within = path.join(folderWith(), 'closed/data');
  mkdirSync(within, { recursive: true });
  chmodSync(path.dirname(within), 0o700);
  expect(takeOver(within).asRoot).toMatch(/^the user \d+ cannot enter .*closed$/);
});

/** What a start by that user says. */
function startedBy(uid, folder) {
  const start = `import { takeOver } from '${new URL('service-account.mjs', import.meta.url)}'; console.log(JSON.stringify(takeOver(process.argv[1], console.log)));`;
  const as = { uid, gid: uid, cwd: '/', encoding: 'utf8' };
  return spawnSync(process.execPath, ['--input-type=module', '-e', start, folder], as).stdout.trim().split('\n');
}

test.runIf(isRoot)('a start that is not root’s closes its own folder too', () => {
  const folder = folderWith('secrets.json', 'blobs/ab/document');
  for (const place of allIn(folder)) chownSync(place, OWNER, OWNER);
  expect(startedBy(OWNER, folder)).toEqual(['{"account":{}}']);
  expect(allIn(folder).map(facts)).toEqual(allIn(folder).map((place) => [OWNER, lstatSync(place).isDirectory() ? '700' : '600']));
});

test.runIf(isRoot)('a folder that is another’s is used as it is, and it is said that others see it', () => {
  const folder = folderWith('secrets.json');
  expect(startedBy(OWNER, folder)).toEqual([expect.stringContaining(`${folder} is not closed to other users`), '{"account":{}}']);
  expect(facts(folder)).toEqual([0, '711']);
});
