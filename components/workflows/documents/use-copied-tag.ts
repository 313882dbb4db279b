'use client';
import { useCallback, useState } from 'react';
import { tagText } from './tag-text';

export type CopiedTag = { said: { source: string; how: 'copied' | 'blocked' } | null; copy: (source: string) => void };

/** Puts a tag on the clipboard, and remembers which one it was. */
export function useCopiedTag(): CopiedTag {
  const [said, setSaid] = useState<CopiedTag['said']>(null);
  const copy = useCallback((source: string) => {
    const tell = (how: 'copied' | 'blocked') => setSaid({ source, how });
    navigator.clipboard.writeText(tagText(source)).then(
      () => tell('copied'),
      () => tell('blocked'),
    );
  }, []);
  return { said, copy };
}
