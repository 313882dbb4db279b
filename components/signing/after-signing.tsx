'use client';
import { useEffect } from 'react';
import { forgetDraft } from './draft';

export function ForgetDraft({ token }: { token: string }) {
  useEffect(() => void forgetDraft(token), [token]);
  return null;
}

const AGAIN_AFTER_MS = 3_000;

/** The page made anew by the server, as a reader would ask for it. */
export function LookAgain() {
  useEffect(() => {
    const timer = setTimeout(() => location.reload(), AGAIN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
