import { OfficeRefused } from '../office-refused.ts';
import { refuseOtherFiles } from './name-other-files.ts';
import { MAX_FILE_BYTES } from './package-limits.ts';

/** Refuses what can be told to be no template, or too large a one, without looking into it. */
export function refuseFromOutside(bytes: Uint8Array): void {
  if (bytes.length > MAX_FILE_BYTES) {
    const [size, most] = [bytes.length, MAX_FILE_BYTES].map((length) => (length / 1024 / 1024).toFixed(1));
    throw new OfficeRefused('too_large', `The file has ${size} MB; at most ${most} MB are possible.`, 'Reduce its pictures and send it again.');
  }
  refuseOtherFiles(bytes);
}
