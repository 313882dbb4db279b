// Files for one user alone, who may be another than the one that writes them.
import { closeSync, fchmodSync, fchownSync, openSync, rmSync, writeFileSync } from 'node:fs';

/** As root the file is that user's. Never through a link that lies in its place: it is made anew. */
export function writePrivate(file, content, { uid, gid }) {
  rmSync(file, { force: true });
  const opened = openSync(file, 'wx', 0o600);
  try {
    writeFileSync(opened, content);
    fchmodSync(opened, 0o600);
    if (process.getuid?.() === 0) fchownSync(opened, uid, gid);
  } finally {
    closeSync(opened);
  }
}
