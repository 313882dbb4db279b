'use client';
import { useEffect, useRef } from 'react';
import { Notice } from '../ui/notice';

/** What kept the last attempt from going through. Takes the focus, so that nobody has to look for it. */
export function ProblemSummary({ title, problem }: { title: string; problem: string }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <Notice ref={notice} kind="danger" title={title}>
      <p>{problem}</p>
    </Notice>
  );
}
