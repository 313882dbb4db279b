'use client';
import type { ReactNode } from 'react';
import { useCopied } from './use-copied';

type Props = {
  /** Whether it stays in one line, as over a column. */ inLine?: boolean;
  text: string;
  label: string;
  words: { copied: string };
  children: ReactNode;
};

/** A name that copies how a template asks for it. */
export function CopyTag({ inLine = false, text, label, words, children }: Props) {
  const { isCopied, copy } = useCopied(text);
  return (
    <>
      <button
        type="button"
        title={text}
        aria-label={isCopied ? undefined : label}
        onClick={copy}
        className={`min-h-9 text-left pointer-coarse:min-h-11 font-medium hover:text-accent ${inLine ? 'whitespace-nowrap' : 'wrap-anywhere'}`}
      >
        {isCopied ? words.copied : children}
      </button>
      <span role="status" className="sr-only">
        {isCopied ? words.copied : ''}
      </span>
    </>
  );
}
