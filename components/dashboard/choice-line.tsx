'use client';
import { type ReactNode, useEffect, useRef, useState } from 'react';

/** A line may end a part of a pixel before its end. */
const slackPx = 2;

/** Choices in one line, which a phone pushes sideways: the list below is what was come for. The chosen one is in view, and where more follow it fades out. */
export function ChoiceLine({ label, chosen, children }: { label: string; chosen: string; children: ReactNode }) {
  const line = useRef<HTMLElement>(null);
  const [follows, setFollows] = useState({ before: false, after: false });
  const look = () => {
    if (!line.current) return;
    const { scrollLeft, scrollWidth, clientWidth } = line.current;
    setFollows({ before: scrollLeft > slackPx, after: scrollLeft + clientWidth < scrollWidth - slackPx });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is what moves it
  useEffect(() => {
    const one = line.current?.querySelector<HTMLElement>('[aria-current]');
    // Not by `scrollIntoView`, which would take the page along from where it stood.
    if (one && line.current) line.current.scrollLeft = one.offsetLeft - (line.current.clientWidth - one.offsetWidth) / 2;
    look();
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, [chosen]);
  return (
    <nav
      ref={line}
      aria-label={label}
      onScroll={look}
      className={`relative -mx-4 -my-1 overflow-x-auto px-4 py-1 md:m-0 md:overflow-visible md:p-0 ${follows.after ? 'mask-r-from-80%' : ''} ${follows.before ? 'mask-l-from-80%' : ''}`}
    >
      <ul className="flex w-max gap-1 md:w-auto md:flex-wrap">{children}</ul>
    </nav>
  );
}
