import { randomUUID } from 'node:crypto';
import { chown, link, mkdir, open, readFile, rename, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import { now } from '@/lib/core/clock';
import { makeSealIdentity } from '@/lib/engines/pdf/seal/make-seal-identity';
import { parseSealIdentity, type SealIdentity } from '@/lib/engines/pdf/seal/parse-seal-identity';

export type { SealIdentity };

// Key and certificates in one file: they can only come into being together.
const FILE_NAME = 'seal-identity.pem';

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Writes a file that nobody else may read beside its final place. */
async function writeDraft(file: string, content: string): Promise<string> {
  const draft = `${file}.${randomUUID()}`;
  const handle = await open(/* turbopackIgnore: true */ draft, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  return draft;
}

/** Where there is a file already, that one stays. */
async function createOnce(file: string, content: string): Promise<void> {
  const draft = await writeDraft(file, content);
  try {
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await unlink(draft);
  }
}

export const hasSealIdentity = async (directory: string): Promise<boolean> =>
  (await readIfThere(path.join(/* turbopackIgnore: true */ directory, FILE_NAME))) !== undefined;

/** The identity of this data folder, made at first use. Of two processes at once one makes it and both use it. */
export async function loadOrCreateSealIdentity(directory: string, name: string): Promise<SealIdentity> {
  const file = path.join(/* turbopackIgnore: true */ directory, FILE_NAME);
  let pem = await readIfThere(file);
  if (pem === undefined) {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    await createOnce(file, await makeSealIdentity(name, now()));
    pem = await readFile(file, 'utf8');
  }
  return parseSealIdentity({ pem, source: file }, { pem, source: file });
}

/** An identity given by configuration: a PEM chain, sealing certificate first, and a PKCS#8 key. */
export async function readSealIdentity(certificateFile: string, keyFile: string): Promise<SealIdentity> {
  const read = async (file: string): Promise<string> => {
    const content = await readIfThere(file);
    if (content === undefined) throw new Error(`${file}: there is no such file.`);
    return content;
  };
  const [certificate, key] = await Promise.all([read(certificateFile), read(keyFile)]);
  return parseSealIdentity({ pem: certificate, source: certificateFile }, { pem: key, source: keyFile });
}

/** Puts a new key and certificate in the place of those of a data folder, in one step. The old key is gone; seals that it made verify by its certificate. */
export async function replaceSealIdentity(directory: string, name: string): Promise<SealIdentity> {
  const file = path.join(/* turbopackIgnore: true */ directory, FILE_NAME);
  const pem = await makeSealIdentity(name, now());
  const draft = await writeDraft(file, pem);
  // Whoever runs the command, the service must be able to read it as before.
  const { uid, gid } = await stat(/* turbopackIgnore: true */ file);
  await chown(draft, uid, gid);
  await rename(draft, file);
  return parseSealIdentity({ pem, source: file }, { pem, source: file });
}

/** Changes whenever one of the files does; a file that is missing counts as one that is empty. */
export async function stampOfFiles(files: readonly string[]): Promise<string> {
  const stamps = files.map((file) =>
    stat(/* turbopackIgnore: true */ file).then(
      ({ mtimeMs, size, ino }) => `${mtimeMs}:${size}:${ino}`,
      () => '-',
    ),
  );
  return (await Promise.all(stamps)).join(' ');
}

/** The file that holds the identity of a data folder. */
export const sealIdentityFile = (directory: string): string => path.join(/* turbopackIgnore: true */ directory, FILE_NAME);
