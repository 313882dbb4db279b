import { maxFileNameLength } from '@/lib/domain/files/rules';
import { FileTextForm } from './file-text-form';
import type { FilesWords } from './words';

type Props = { file: { id: string; name: string }; words: FilesWords['file']['name'] };

export function RenameFile({ file: { id, name }, words }: Props) {
  return <FileTextForm fileId={id} act="change" name="name" value={name} label={words.label} required maxLength={maxFileNameLength} submit={words.submit} />;
}
