'use client';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLeaving } from './use-leaving';

type Props = {
  className?: string;
  /** Closes it when it changes, as an address does. */
  until?: string;
  children: ReactNode;
};

/** A menu that floats over the page. It opens and closes without scripts; with them also by Escape, and when somebody goes on elsewhere. */
export function MenuDetails({ className, until, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new value is what closes it
  useEffect(() => details.current?.removeAttribute('open'), [until]);
  useLeaving(
    () => details.current,
    (how, isInside) => {
      if (!details.current?.open) return;
      details.current.open = false;
      // What had the focus is hidden now.
      if (how === 'escape' && isInside) details.current.querySelector('summary')?.focus();
    },
  );
  return (
    <details ref={details} className={className}>
      {children}
    </details>
  );
}
