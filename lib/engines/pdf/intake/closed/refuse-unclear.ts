import { refuseFile } from '../refuse-file.ts';

/** Refuses a file for what readers show differently. `what` follows the words "Page 3". */
export function refuseUnclear(page: number, what: string): never {
  return refuseFile('shown_differently', `Page ${page} ${what}. Print the PDF to a new PDF, look at it, and send that.`);
}
