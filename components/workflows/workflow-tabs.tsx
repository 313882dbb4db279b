import Link from 'next/link';
import { ChoiceLine } from '../dashboard/choice-line';
import { standingLink } from '../dashboard/list-pages';
import type { WorkflowsWords } from './words';

type Props = { id: string; here: 'editor' | 'runs' | 'events' | 'deliveries' | 'history'; words: WorkflowsWords };

/** The way back to all workflows, and the parts of this one. */
export function WorkflowTabs({ id, here, words }: Props) {
  const parts = [
    { name: 'editor', href: `/dashboard/workflows/${id}` },
    { name: 'runs', href: `/dashboard/workflows/${id}/runs` },
    { name: 'events', href: `/dashboard/workflows/${id}/events` },
    { name: 'deliveries', href: `/dashboard/workflows/${id}/deliveries` },
    { name: 'history', href: `/dashboard/workflows/${id}/history` },
  ] as const;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6">
      <Link href="/dashboard/workflows" className={standingLink}>
        {words.back}
      </Link>
      <ChoiceLine label={words.parts.label} chosen={here}>
        {parts.map(({ name, href }) => (
          <li key={name}>
            <Link
              href={href}
              aria-current={name === here ? 'page' : undefined}
              className={`flex min-h-11 items-center rounded px-3 ${name === here ? 'bg-accent font-medium text-on-accent' : 'text-ink-quiet hover:text-ink'}`}
            >
              {name === 'history' ? words.history.title : name === 'deliveries' ? words.deliveries.tab : words.parts[name]}
            </Link>
          </li>
        ))}
      </ChoiceLine>
    </div>
  );
}
