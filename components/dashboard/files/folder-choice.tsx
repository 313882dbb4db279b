import { useId } from 'react';
import type { FilesWords } from './words';

type Props = { folders: readonly string[]; chosen: string; words: FilesWords };

/** The folders of the account, for a form that is sent; nothing where it has none. The chosen one is among them though no file lies in it any more. */
export function FolderChoice({ folders, chosen, words }: Props) {
  const id = useId();
  const offered = chosen === '' || folders.includes(chosen) ? folders : [chosen, ...folders];
  if (offered.length === 0) return null;
  return (
    <div className="grid min-w-0 grow basis-40 grid-cols-[minmax(0,1fr)] gap-1">
      <label htmlFor={id} className="text-sm font-medium">
        {words.folder}
      </label>
      <select
        key={chosen}
        id={id}
        name="folder"
        defaultValue={chosen}
        className="min-h-11 w-full min-w-0 rounded border border-line-strong bg-surface px-3 py-2 text-base text-ink"
      >
        <option value="">{words.allFolders}</option>
        {offered.map((folder) => (
          <option key={folder} value={folder}>
            {folder}
          </option>
        ))}
      </select>
    </div>
  );
}
