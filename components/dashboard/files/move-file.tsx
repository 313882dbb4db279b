import { maxFolderLength } from '@/lib/domain/files/rules';
import { FileTextForm } from './file-text-form';
import type { FilesWords } from './words';

/** Puts a file into a folder, or out of it; folders are there as long as files lie in them. */
export function MoveFile({ file: { id, folder }, words }: { file: { id: string; folder: string }; words: FilesWords }) {
  const { hint, submit } = words.file.folder;
  return <FileTextForm fileId={id} act="move" name="folder" value={folder} label={words.folder} hint={hint} maxLength={maxFolderLength} submit={submit} />;
}
