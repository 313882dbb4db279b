import { maxFolderLength } from '@/lib/domain/files/rules';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import type { FilesWords } from './words';

/** Puts a file into a folder, or out of it; folders are there as long as files lie in them. */
export function MoveFile({ file, words }: { file: { id: string; folder: string }; words: FilesWords }) {
  return (
    <form method="post" action={`/dashboard/data/files/${file.id}/move`} className="flex max-w-xl flex-wrap items-end gap-2">
      <TextField
        key={file.folder}
        name="folder"
        label={words.folder}
        hint={words.file.folder.hint}
        defaultValue={file.folder}
        maxLength={maxFolderLength}
        autoComplete="off"
        className="min-w-0 grow basis-60"
      />
      <Button type="submit">{words.file.folder.submit}</Button>
    </form>
  );
}
