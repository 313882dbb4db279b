'use client';
import { format } from '@/lib/core/i18n/format';
import { Button } from '../../ui/button';
import { useSendDesk } from '../desk';
import type { Setting } from '../send-words';
import type { Upload } from './held-document';

/** How far a file has come, and what can be done about it. */
export function UploadLine({ upload, isPdf }: { upload: Upload; isPdf: boolean }) {
  const { words, limits, language, cancelUpload, retryUpload } = useSendDesk();
  const { document: said } = words;
  if (upload.state === 'uploading' || upload.state === 'converting') {
    const percent = upload.state === 'uploading' ? Math.round(upload.share * 100) : null;
    const text = percent === null ? (isPdf ? said.checking : said.converting) : format(said.uploading, { percent }, language);
    return (
      <div className="grid gap-2">
        <label className="grid gap-1 text-sm text-ink-quiet">
          <span className="tabular-nums">{text}</span>
          <progress max={100} {...(percent === null ? {} : { value: percent })} className="h-1.5 w-full accent-accent" />
        </label>
        <Button onClick={cancelUpload} className="justify-self-start text-sm">
          {words.cancel}
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-2">
      <p role="alert" className="text-sm text-danger">
        {upload.state === 'refused' ? refusalText(upload, words, limits) : said[upload.state]}
      </p>
      {upload.state === 'refused' ? null : (
        <Button onClick={retryUpload} className="justify-self-start text-sm">
          {said.retry}
        </Button>
      )}
    </div>
  );
}

const refusals: Readonly<Record<string, keyof Setting['words']['document']['refused']>> = {
  ...{ encrypted_pdf: 'encrypted', encrypted_file: 'encrypted', broken_pdf: 'broken', broken_file: 'broken', empty_pdf: 'broken' },
  ...{ xfa_form: 'dynamic_form', too_many_pages: 'too_many_pages', conversion_unavailable: 'conversion_unavailable' },
  ...{ not_found: 'not_found', rate_limited: 'rate_limited', storage_limit: 'storage_limit' },
};

/** Why the service did not take a file, in the reader's words where its code is known. */
function refusalText({ code, message }: { code: string; message: string }, { document: said }: Setting['words'], limits: Setting['limits']): string {
  if (code === 'unknown_kind' || code === 'not_a_pdf') return said.wrongKind;
  if (code === 'too_large') return said.tooLarge.replace('{size}', String(limits.megabytes));
  const text = said.refused[refusals[code] ?? 'other'];
  return text.replace('{pages}', String(limits.pages)).replace('{message}', () => message);
}
