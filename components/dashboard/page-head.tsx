import type { ReactNode } from 'react';

type Props = {
  title: string /** What the page is for, where its name does not say it. */;
  lead?: ReactNode /** The one primary act of the page, and others beside it. */;
  actions?: ReactNode;
};

/** The head of a page behind sign-in. */
export function PageHead({ title, lead, actions }: Props) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="grid min-w-0 gap-1">
        <h1 className="font-serif text-2xl font-semibold">{title}</h1>
        {lead ? <p className="max-w-prose text-ink-quiet">{lead}</p> : null}
      </div>
      {actions ? <div className="flex flex-wrap gap-2">{actions}</div> : null}
    </div>
  );
}
