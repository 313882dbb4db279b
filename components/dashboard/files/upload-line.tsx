import Link from 'next/link';
import { format } from '@/lib/core/i18n/format';
import type { Language } from '@/lib/core/i18n/languages';
import { Button } from '../../ui/button';
import { sizeText } from './file-size';
import { problemOf } from './problem-code';
import type { Upload } from './use-uploads';
import type { FilesWords } from './words';

type Props = { upload: Upload; isVersion: boolean; words: FilesWords; language: Language; cancel: (key: number) => void; retry: (key: number) => void };

/** One file on its way: how far it is, or what kept it, and what can be done about it. */
export function UploadLine({ upload, isVersion, words, language, cancel, retry }: Props) {
  const { key, file, state, share, problem, fileId } = upload;
  const { upload: own } = words;
  const isUnderWay = state === 'sending' || state === 'reading';
  const act = (text: string) => format(own.of, { act: text, name: file.name });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <div className="grid min-w-0 grow basis-60 gap-1">
        <p className="font-medium wrap-anywhere">{file.name}</p>
        {isUnderWay ? (
          <progress
            className="h-1.5 w-full accent-accent"
            value={state === 'reading' ? undefined : share}
            aria-label={format(own.progress, { name: file.name })}
          />
        ) : null}
        <p className={`text-sm ${state === 'failed' ? 'text-danger' : 'text-ink-quiet'}`} role={state === 'failed' ? 'alert' : undefined}>
          {state === 'failed' ? problemOf(problem ?? 'other', words) : `${own.states[state]} · ${sizeText(file.size, language)}`}
        </p>
      </div>
      {state === 'waiting' || isUnderWay ? (
        <Button onClick={() => cancel(key)} aria-label={act(own.cancel)}>
          {own.cancel}
        </Button>
      ) : null}
      {state === 'failed' || state === 'cancelled' ? (
        <Button onClick={() => retry(key)} aria-label={act(own.retry)}>
          {own.retry}
        </Button>
      ) : null}
      {state === 'done' && fileId && !isVersion ? (
        <Link
          href={`/dashboard/files/${fileId}`}
          aria-label={act(own.open)}
          className="inline-flex min-h-11 items-center text-accent underline decoration-1 underline-offset-4 hover:text-accent-strong"
        >
          {own.open}
        </Link>
      ) : null}
    </li>
  );
}
