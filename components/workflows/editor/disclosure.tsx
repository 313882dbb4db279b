'use client';
import { type ReactNode, useState } from 'react';

type Props = {
  title: string;
  /** What is heavy is made, and its code fetched, once it is opened; from then on it stays. */
  isLate?: boolean;
  children: ReactNode;
};

/** What few need each time, behind its title. */
export function Disclosure({ title, isLate = false, children }: Props) {
  const [isAsked, setAsked] = useState(!isLate);
  return (
    <details onToggle={isLate ? () => setAsked(true) : undefined}>
      <summary className="min-h-11 content-center text-accent underline decoration-1 underline-offset-4">{title}</summary>
      {isAsked ? children : null}
    </details>
  );
}
