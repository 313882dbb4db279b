import Link from 'next/link';
import { standingLink } from '../dashboard/list-pages';
import type { WorkflowsWords } from './words';

type Props = { id: string; here: 'editor' | 'runs'; words: WorkflowsWords };

/** The way back to all workflows, and the parts of this one. */
export function WorkflowTabs({ id, here, words }: Props) {
  const parts = [
    { name: 'editor', href: `/dashboard/workflows/${id}` },
    { name: 'runs', href: `/dashboard/workflows/${id}/runs` },
  ] as const;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6">
      <Link href="/dashboard/workflows" className={standingLink}>
        {words.back}
      </Link>
      <nav aria-label={words.parts.label}>
        <ul className="flex gap-1">
          {parts.map(({ name, href }) => (
            <li key={name}>
              <Link
                href={href}
                aria-current={name === here ? 'page' : undefined}
                className={`flex min-h-11 items-center rounded px-3 ${name === here ? 'bg-accent font-medium text-on-accent' : 'text-ink-quiet hover:text-ink'}`}
              >
                {words.parts[name]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
