import { searchWords } from '../listing/search-words';
import type { Signer } from './store';

/** The addresses of those who were erased end so; nobody is reached there. */
const nobody = /\.invalid$/i;

/** Each address once, as it was named last, of those in whose name or address every word of a search stands at the beginning of one. */
export function distinctSigners(signers: readonly Signer[], words: readonly string[], most: number): Signer[] {
  const found = new Map<string, Signer>();
  for (const signer of signers) {
    const address = signer.email.toLowerCase();
    if (found.has(address) || nobody.test(address) || !fits(signer, words)) continue;
    found.set(address, signer);
    if (found.size === most) break;
  }
  return [...found.values()];
}

function fits({ name, email }: Signer, words: readonly string[]): boolean {
  const own = searchWords(`${name ?? ''} ${email}`);
  return words.every((word) => own.some((one) => one.startsWith(word)));
}
