import type { FileFault } from './file-faults.ts';

/**
 * Throws an error whose code and words the parent makes a DocumentRefusal of. Words may quote the file, whose names hold any character;
 * those that are none to be read are replaced, as the database that keeps the words takes no NUL.
 */
export function refuseFile(code: FileFault, message: string): never {
  throw Object.assign(new Error(message.replace(/\p{Cc}/gu, '\ufffd')), { code });
}
