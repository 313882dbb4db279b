'use client';
import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from '../ui/notice';

/** Says why nothing was sent, and takes the focus, so that nobody has to look for it. */
export function FocusedNotice({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div id={id} className="scroll-mt-4">
      <Notice ref={notice} kind="danger" title={title}>
        {children}
      </Notice>
    </div>
  );
}
