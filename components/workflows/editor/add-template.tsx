'use client';
import dynamic from 'next/dynamic';
import { useRef, useState } from 'react';
import { format } from '@/lib/core/i18n/format';
import { maxTemplateBytes, maxTemplateMegabytes } from '@/lib/domain/files/rules';
import { type EditedDocument, newSettings } from '@/lib/domain/workflows/editing/definition';
import { sendFile } from '../../dashboard/files/send-file';
import { Button } from '../../ui/button';
import { SelectField } from '../../ui/select-field';
import { untilItComes } from '../../ui/until-it-comes';
import { newDocumentId } from '../state/new-document-id';
import { Disclosure } from './disclosure';
import { useEditing } from './editing';

// Fetched with its pictures when it is opened.
const AddPoint = dynamic(() => untilItComes(() => import('../gallery/add-point')).then((module) => module.AddPoint), { ssr: false });

const types = '.docx,.pptx';

/** Adds a document of a file that is uploaded here, of one that the account has already, or of the gallery. */
export function AddTemplate({ own, hasPictures }: { own: readonly { id: string; name: string }[]; hasPictures: boolean }) {
  const { act, words, language, jumpTo } = useEditing();
  const { make } = words;
  const [uploading, setUploading] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);

  const put = (fileId: string, settings: Pick<EditedDocument, 'outputName'> & Partial<EditedDocument>) => {
    const id = newDocumentId();
    act({ kind: 'add', document: { ...newSettings, ...settings, id, fileId }, before: null });
    requestAnimationFrame(() => jumpTo(id));
  };
  const add = (fileId: string, fileName: string) => put(fileId, { outputName: outputNameOf(fileName) });
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
    <div id="add-template" tabIndex={-1} className="grid gap-3 rounded border border-dashed border-line-strong p-4">
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
      <Button isInactive={uploading !== null} onClick={() => input.current?.click()}>
        {uploading === null ? make.upload : format(make.uploading, { name: uploading })}
      </Button>
      <p role="status" className={failed === null ? 'sr-only' : 'text-sm text-danger'}>
        {failed === null ? '' : format(make.uploadFailed, { name: failed, size: maxTemplateMegabytes }, language)}
      </p>
      {own.length > 0 ? (
        <SelectField
          label={make.own}
          value=""
          options={[{ value: '', label: make.choose }, ...own.map(({ id, name }) => ({ value: id, label: name }))]}
          choose={(fileId) => add(fileId, own.find(({ id }) => id === fileId)?.name ?? '')}
        />
      ) : null}
      <Disclosure title={words.gallery.more} isLate>
        <AddPoint hasPictures={hasPictures} add={({ file, outputName, signature }) => put(file.id, { outputName, signature })} />
      </Disclosure>
    </div>
  );
}

/** As the service names it; braces would be tags. */
const outputNameOf = (fileName: string): string => fileName.replace(/\.(docx|pptx)$/i, '').replace(/\{\{+|\}\}+/g, '') || 'Document';
