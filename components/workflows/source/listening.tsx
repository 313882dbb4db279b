'use client';
import { useEffect, useRef, useState } from 'react';
import { When } from '../../ui/when';
import type { Speaking } from '../words';

type Props = Speaking & { lastPost: { id: string; at: string } | null };

/** That the address listens, and from the first post on, when it heard something last. What comes while one looks is said aloud. */
export function Listening({ lastPost, words, language, timeZone }: Props) {
  const { when } = words;
  const id = lastPost?.id ?? null;
  const known = useRef(id);
  const [arrived, setArrived] = useState(0);
  useEffect(() => {
    if (known.current === id) return;
    known.current = id;
    setArrived((before) => before + 1);
  }, [id]);
  return (
    <div className="flex min-h-12 items-start gap-2 text-sm">
      <span aria-hidden="true" className="relative mt-1.5 size-2.5 shrink-0">
        <span className={`absolute inset-0 rounded-full border-2 ${lastPost ? 'border-success bg-success' : 'border-accent motion-safe:animate-pulse'}`} />
      </span>
      <p>
        {lastPost ? (
          <>
            {when.last} <When iso={lastPost.at} language={language} timeZone={timeZone} />
          </>
        ) : (
          when.waiting
        )}
      </p>
      {/* Another element each time: the same words once more would not be said. */}
      <p role="status" className="sr-only">
        {arrived > 0 ? <span key={arrived}>{when.arrived}</span> : null}
      </p>
    </div>
  );
}
