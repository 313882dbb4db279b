'use client';
import { useRef, useState } from 'react';
import { format } from '@/lib/core/i18n/format';
import { maxTemplateBytes } from '@/lib/domain/files/rules';
import { newSettings } from '@/lib/domain/workflows/editing/definition';
import { sendFile } from '../../dashboard/files/send-file';
import { Button } from '../../ui/button';
import { SelectField } from '../../ui/select-field';
import { newDocumentId } from '../state/new-document-id';
import { useEditing } from './editing';

const MEGABYTE = 1_000_000;
const types = '.docx,.pptx';

/** Adds a document of a file that is uploaded here, or of one that the account has already. */
export function AddTemplate({ own }: { own: readonly { id: string; name: string }[] }) {
  const { act, words, language, jumpTo } = useEditing();
  const { make } = words;
  const [uploading, setUploading] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);

  const add = (fileId: string, fileName: string) => {
    const id = newDocumentId();
    act({ kind: 'add', document: { id, fileId, outputName: outputNameOf(fileName), ...newSettings }, before: null });
    requestAnimationFrame(() => jumpTo(id));
  };
  const upload = async (file: File) => {
    setFailed(null);
    if (file.size > maxTemplateBytes) return setFailed(file.name);
    setUploading(file.name);
    const sent = await sendFile(file, null, () => undefined).answer;
    setUploading(null);
    if (sent.kind === 'done' && /\.(docx|pptx)$/i.test(file.name)) add(sent.fileId, file.name);
    else setFailed(file.name);
  };
  return (
    <div className="grid gap-3 rounded border border-dashed border-line-strong p-4">
      <p className="font-medium">{make.add}</p>
      <input
        ref={input}
        type="file"
        accept={types}
        className="sr-only"
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) void upload(file);
        }}
      />
      <Button disabled={uploading !== null} onClick={() => input.current?.click()}>
        {uploading === null ? make.upload : format(make.uploading, { name: uploading })}
      </Button>
      <p role="status" className={failed === null ? 'sr-only' : 'text-sm text-danger'}>
        {failed === null ? '' : format(make.uploadFailed, { name: failed, size: maxTemplateBytes / MEGABYTE }, language)}
      </p>
      {own.length > 0 ? (
        <SelectField
          label={make.own}
          value=""
          options={[{ value: '', label: make.choose }, ...own.map(({ id, name }) => ({ value: id, label: name }))]}
          choose={(fileId) => add(fileId, own.find(({ id }) => id === fileId)?.name ?? '')}
        />
      ) : null}
      <p className="text-sm text-ink-quiet">{make.blank}</p>
    </div>
  );
}

/** As the service names it; braces would be tags. */
const outputNameOf = (fileName: string): string => fileName.replace(/\.(docx|pptx)$/i, '').replace(/\{\{+|\}\}+/g, '') || 'Document';
