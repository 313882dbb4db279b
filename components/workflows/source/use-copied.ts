'use client';
import { useEffect, useState } from 'react';

/** After that the button names its act again. */
const COPIED_MS = 2_500;

/** Puts a text on the clipboard, and says for a moment that it is there. Where the browser refuses, nothing is said: it can still be selected. */
export function useCopied(text: string): { isCopied: boolean; copy: () => void } {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = () =>
    void navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    );
  return { isCopied, copy };
}
