'use client';
import { type ReactNode, useEffect, useRef } from 'react';

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
  useEffect(() => {
    const isOutside = ({ target }: Event) => !(target instanceof Node && details.current?.contains(target));
    const elsewhere = (event: Event) => isOutside(event) && details.current?.removeAttribute('open');
    const escaped = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.current?.open) return;
      details.current.open = false;
      // What had the focus is hidden now.
      if (!isOutside(event)) details.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', elsewhere);
    document.addEventListener('focusin', elsewhere);
    document.addEventListener('keydown', escaped);
    return () => {
      document.removeEventListener('pointerdown', elsewhere);
      document.removeEventListener('focusin', elsewhere);
      document.removeEventListener('keydown', escaped);
    };
  }, []);
  return (
    <details ref={details} className={className}>
      {children}
    </details>
  );
}
