// As root nothing of ours runs as root: web, worker and commands run as the user that the data folder belongs to.
import { chmodSync, chownSync, closeSync, constants, lchownSync, lstatSync, openSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { canReach, databaseUser } from '../database/database-user.mjs';

/** What Paraph makes in its folder. The cluster is PostgreSQL's own business: it has had its owner from the first day, and is closed. */
const OURS = ['secrets.json', 'installation.json', 'blobs', 'cache', 'drafts', 'seal'];
const ACCEPTED = new Set([...OURS, 'postgres', 'lost+found']);
const OF_OTHERS = 0o077;

const isRoot = () => process.getuid?.() === 0;

/** `{ uid, gid }` of whoever the folder belongs to, to start a process as; empty where that is the current user, or root itself. */
export function ownerOf(folder) {
  if (!isRoot()) return {};
  const { uid, gid } = statSync(folder);
  return uid === 0 ? {} : { uid, gid };
}

/**
 * Closes the folder to others. As root it is handed over to a user of its own first, once: whoever its database belongs to. Answers
 * as whom to run. Where that cannot be, all stays as it was, and `asRoot` says why.
 */
export function takeOver(folder, say = () => {}) {
  if (!isRoot()) {
    closeOwn(folder, say);
    return { account: {} };
  }
  try {
    const account = databaseUser(folder);
    const problem = whyNotBy(account, folder);
    if (problem) return { account: {}, asRoot: problem };
    if (needsHandingOver(folder, account)) {
      say(`Handing ${folder} over to the user ${account.uid}…`);
      settle(folder, account);
    }
    return { account };
  } catch (error) {
    return { account: {}, asRoot: error.message };
  }
}

/** What belongs to another, such as a volume that is shared by a group, is that one's to close. */
function closeOwn(folder, say) {
  if (process.platform === 'win32' || (lstatSync(folder).mode & OF_OTHERS) === 0) return;
  try {
    settle(folder, {});
  } catch (error) {
    say(`Warning: ${folder} is not closed to other users of this machine (${error.code}): it belongs to another user.`);
  }
}

/** Development runs as whoever begins it: as root it takes the folder back, and the next start hands it over anew. */
export function keepForRoot(folder) {
  const { uid } = ownerOf(folder);
  if (uid === undefined) return;
  chmodSync(folder, 0o711);
  chownSync(folder, 0, 0);
}

function whyNotBy(account, folder) {
  if (!canReach(account, path.dirname(folder))) return `the user ${account.uid} cannot enter ${path.dirname(folder)}`;
  const names = readdirSync(folder);
  // A folder that is somebody else's as well is not ours to close. By now it has our secrets: they say nothing.
  const foreign = lstatSync(folder).uid === account.uid ? undefined : names.find((name) => !ACCEPTED.has(name) && !isDraft(name));
  if (foreign) return `${folder} holds other things as well, such as ${foreign}`;
  // A link is not followed: what it leads to is for whoever made it to hand over.
  const link = names.find((name) => OURS.includes(name) && lstatSync(path.join(folder, name)).isSymbolicLink());
  if (link && statSync(path.join(folder, link)).uid !== account.uid) return `${path.join(folder, link)} leads to what the user ${account.uid} does not own`;
  return undefined;
}

/** Such as `secrets.json.4711`. */
const isDraft = (name) => OURS.some((ours) => name.startsWith(`${ours}.`)) || name.startsWith('initial-password.');

/** The folder itself is handed over last: with it, all is. What root alone has put into it since shows in what stands directly below. */
const needsHandingOver = (folder, { uid }) =>
  isNotYet(folder, uid) || OURS.some((name) => readdirSync(folder).includes(name) && isNotYet(path.join(folder, name), uid));

function isNotYet(place, uid) {
  const facts = lstatSync(place);
  return !facts.isSymbolicLink() && (facts.uid !== uid || (facts.mode & OF_OTHERS) !== 0);
}

function settle(folder, account) {
  inside(folder, (opened) => {
    for (const name of readdirSync(opened)) if (OURS.includes(name) || isDraft(name)) settleAll(path.join(opened, name), account);
    settleOpen(opened, account);
  });
}

function settleAll(place, account) {
  const facts = lstatSync(place);
  if (facts.isSymbolicLink()) return account.uid === undefined ? undefined : lchownSync(place, account.uid, account.gid);
  inside(place, (opened) => {
    if (facts.isDirectory()) for (const name of readdirSync(opened)) settleAll(path.join(opened, name), account);
    settleOpen(opened, account);
  });
}

/** By what was opened, never through a link: whoever the folder belongs to by now could put one there under root's hands. */
function inside(place, work) {
  const file = openSync(place, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    work(process.platform === 'linux' ? `/proc/self/fd/${file}` : place);
  } finally {
    closeSync(file);
  }
}

function settleOpen(opened, { uid, gid }) {
  if (uid !== undefined) chownSync(opened, uid, gid);
  chmodSync(opened, statSync(opened).mode & 0o700);
}
