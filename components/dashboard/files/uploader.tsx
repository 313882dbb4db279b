'use client';
import { useRouter } from 'next/navigation';
import { type ChangeEvent, useCallback, useId, useState } from 'react';
import { format } from '@/lib/core/i18n/format';
import type { Language } from '@/lib/core/i18n/languages';
import { maxTemplateMegabytes } from '@/lib/domain/files/rules';
import { useAlive } from '../../ui/alive';
import { Button } from '../../ui/button';
import { UploadLine } from './upload-line';
import { useDrop } from './use-drop';
import { MAX_AT_A_TIME, useUploads } from './use-uploads';
import type { FilesWords } from './words';

/** Of what is no template, as the API has it (`hosted/file-kinds.ts`, which the browser is not given). */
const otherMegabytes = 5;
const accept = '.docx,.pptx,.pdf,.png,.jpg,.jpeg';

type Props = {
  /** The file that gets a new version; null makes new files. */
  to: string | null;
  language: Language;
  words: FilesWords;
};

/** Takes files by drop anywhere on the page or by choice, several at once; without scripts one by one, by a plain form. */
export function Uploader({ to, language, words }: Props) {
  const alive = useAlive();
  const router = useRouter();
  const id = useId();
  const [isCut, setIsCut] = useState(false);
  const refresh = useCallback(() => router.refresh(), [router]);
  const { uploads, add, cancel, retry } = useUploads(to, refresh);
  const take = useCallback(
    (files: readonly File[]) => {
      const most = to ? 1 : MAX_AT_A_TIME;
      setIsCut(!to && files.length > most);
      add(files.slice(0, most));
    },
    [add, to],
  );
  const isOver = useDrop(take);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take([...(target.files ?? [])]);
    // The same file can be chosen again.
    target.value = '';
  };
  const own = words.upload;
  const body = to ? own.versionBody : alive ? own.body : own.plainBody;
  return (
    <section aria-label={to ? own.versionTitle : own.title} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <form
        method="post"
        encType="multipart/form-data"
        action={to ? `/dashboard/data/files/${to}/versions` : '/dashboard/data/files/upload'}
        className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded border border-dashed px-4 py-4 ${isOver ? 'border-accent bg-mark-wash text-sheet-ink' : 'border-line-strong bg-surface'}`}
      >
        <div className="grid min-w-0 grow basis-60 gap-0.5">
          <p className="font-medium">{isOver ? own.drop : body}</p>
          <p id={`${id}-takes`} className={`text-sm ${isOver ? '' : 'text-ink-quiet'}`}>
            {format(own.takes, { template: maxTemplateMegabytes, other: otherMegabytes }, language)}
          </p>
        </div>
        <label
          htmlFor={id}
          className={
            alive
              ? 'inline-flex min-h-11 cursor-pointer items-center rounded border border-line-strong bg-surface px-4 py-2 font-medium text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent hover:border-ink'
              : 'grid min-w-0 max-w-full grid-cols-[minmax(0,1fr)] gap-1 text-sm font-medium'
          }
        >
          {alive ? (to ? own.chooseVersion : own.choose) : own.file}
          <input
            id={id}
            type="file"
            name="file"
            required
            accept={accept}
            multiple={alive && !to}
            aria-describedby={`${id}-takes`}
            onChange={alive ? choose : undefined}
            className={alive ? 'sr-only' : 'w-full min-w-0 text-base font-normal'}
          />
        </label>
        {alive ? null : <Button type="submit">{own.submit}</Button>}
      </form>
      {isCut ? <p role="status">{format(own.tooMany, { count: MAX_AT_A_TIME }, language)}</p> : null}
      {uploads.length > 0 ? (
        <ul aria-label={own.listLabel} aria-live="polite" className="divide-y divide-line border-b border-line">
          {uploads.map((upload) => (
            <UploadLine key={upload.key} upload={upload} isVersion={to !== null} words={words} language={language} cancel={cancel} retry={retry} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}
