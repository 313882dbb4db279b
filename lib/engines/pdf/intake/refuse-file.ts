import type { FileFault } from './file-faults.ts';

/** Throws an error whose code and words the parent makes a DocumentRefusal of. */
export function refuseFile(code: FileFault, message: string): never {
  throw Object.assign(new Error(message), { code });
}
