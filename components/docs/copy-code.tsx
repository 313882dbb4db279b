'use client';
import { type MouseEvent, useEffect, useState } from 'react';
import { useAlive } from '../ui/alive';

/** After that the button names its act again. */
const copiedMs = 4_000;

/** Copies the code of the `figure` that it stands in. Without scripts there is no button, and the code can be selected all the same. */
export function CopyCode({ label }: { label: string }) {
  const alive = useAlive();
  const [said, setSaid] = useState<'' | 'Copied' | 'Not allowed'>('');
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(''), copiedMs);
    return () => clearTimeout(timer);
  }, [said]);
  if (!alive) return null;
  const copy = ({ currentTarget }: MouseEvent<HTMLButtonElement>) =>
    // The code is on the page already: sent as a prop it would come twice.
    navigator.clipboard?.writeText(currentTarget.closest('figure')?.querySelector('pre')?.textContent ?? '').then(
      () => setSaid('Copied'),
      () => setSaid('Not allowed'),
    ) ?? setSaid('Not allowed');
  return (
    <button type="button" onClick={copy} className="min-h-11 min-w-24 rounded px-3 text-sm text-accent hover:text-accent-strong print:hidden">
      <span aria-live="polite">{said || 'Copy'}</span>
      <span className="sr-only">: {label}</span>
    </button>
  );
}
