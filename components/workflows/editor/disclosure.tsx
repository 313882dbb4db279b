import type { ReactNode } from 'react';

/** What few need each time, behind its title. */
export function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details>
      <summary className="min-h-11 content-center text-accent underline decoration-1 underline-offset-4">{title}</summary>
      {children}
    </details>
  );
}
