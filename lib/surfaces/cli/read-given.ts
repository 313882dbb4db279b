import { readFile, stat } from 'node:fs/promises';
import { CommandError } from './command';

const because: Readonly<Record<string, string>> = { ENOENT: 'there is no such file', EACCES: 'this user may not read it', EISDIR: 'it is a folder' };

/** The bytes of a file that a command was given, in words where it cannot be read. */
export async function readGiven(file: string, maxBytes: number): Promise<Uint8Array> {
  try {
    if ((await stat(file)).size > maxBytes) throw new CommandError(`${file} is larger than ${maxBytes / 1024 / 1024} MB.`);
    return new Uint8Array(await readFile(file));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (error instanceof CommandError || code === undefined) throw error;
    throw new CommandError(`${file} cannot be read: ${because[code] ?? message}.`);
  }
}
