'use client';
import { useEffect, useState } from 'react';
import type { Messages } from '@/lib/words/messages';
import { ButtonLink } from '../ui/button';

/** What was signed, out of a file that more was written into: its first bytes, as they were sealed. */
export function SaveSigned({ file, bytes, words }: { file: File; bytes: number; words: Messages['verify'] }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file.slice(0, bytes, 'application/pdf'));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file, bytes]);
  return (
    <div className="grid justify-items-start gap-2">
      <ButtonLink href={url} download={file.name}>
        {words.save}
      </ButtonLink>
      <p className="text-sm text-ink-quiet">{words.saveHint}</p>
    </div>
  );
}
