import { maxFileNameLength } from '@/lib/domain/files/rules';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import type { FilesWords } from './words';

type Props = { file: { id: string; name: string }; words: FilesWords['file']['name'] };

export function RenameFile({ file, words }: Props) {
  return (
    <form method="post" action={`/dashboard/data/files/${file.id}/change`} className="flex max-w-xl flex-wrap items-end gap-2">
      <TextField
        key={file.name}
        name="name"
        label={words.label}
        defaultValue={file.name}
        required
        maxLength={maxFileNameLength}
        autoComplete="off"
        className="min-w-0 grow basis-60"
      />
      <Button type="submit">{words.submit}</Button>
    </form>
  );
}
