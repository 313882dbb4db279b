'use client';
import { type ReactNode, useEffect, useRef } from 'react';

/** Choices in one line, which a phone pushes sideways: the list below is what was come for. The chosen one is in view. */
export function ChoiceLine({ label, chosen, children }: { label: string; chosen: string; children: ReactNode }) {
  const line = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is what moves it
  useEffect(() => {
    const one = line.current?.querySelector<HTMLElement>('[aria-current]');
    // Not by `scrollIntoView`, which would take the page along from where it stood.
    if (one && line.current) line.current.scrollLeft = one.offsetLeft - (line.current.clientWidth - one.offsetWidth) / 2;
  }, [chosen]);
  return (
    <nav ref={line} aria-label={label} className="relative -mx-4 -my-1 overflow-x-auto px-4 py-1 md:m-0 md:overflow-visible md:p-0">
      <ul className="flex w-max gap-1 md:w-auto md:flex-wrap">{children}</ul>
    </nav>
  );
}
