import { safeFileName } from '@/lib/engines/office/language/safe-file-name';

/** Of one zip: who wants more takes it in parts. */
export const maxZipFiles = 1_000;
export const maxZipBytes = 1024 * 1024 * 1024;
/** So many runs are looked through for files. */
export const maxZipRuns = 5_000;
/** Runs that are chosen one by one. */
export const maxChosenRuns = 200;

const caseless = (name: string): string => name.normalize('NFC').toUpperCase().toLowerCase();

/** Names that every system takes, each once in its folder whatever the case of either: the second `a.pdf` is `a (2).pdf`. Folders are safe already. */
export function namedOnce(): (name: string, folder?: string) => string {
  const used = new Map<string, number>();
  return (name, folder = '') => {
    const [, stem = name, ending = ''] = /^(.*?)(\.\w{1,8})?$/s.exec(name) ?? [];
    const safe = `${folder === '' ? '' : `${folder}/`}${safeFileName(stem, 'Document')}`;
    for (let number = used.get(caseless(safe + ending)) ?? 1; ; number += 1) {
      const numbered = number === 1 ? safe + ending : `${safe} (${number})${ending}`;
      if (number > 1 && used.has(caseless(numbered))) continue;
      used.set(caseless(safe + ending), number + 1);
      if (number > 1) used.set(caseless(numbered), 2);
      return numbered;
    }
  };
}
