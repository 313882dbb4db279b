import Link from 'next/link';
import { format } from '@/lib/core/i18n/format';
import type { ListedWorkflow } from '@/lib/domain/workflows/views/listed-workflow';
import { nameLink } from '../../dashboard/name-link';
import { When } from '../../ui/when';
import type { Speaking } from '../words';
import { WorkflowMark } from '../workflow-mark';

export function WorkflowList({ workflows, ...speaking }: { workflows: readonly ListedWorkflow[] } & Speaking) {
  const { words, language, timeZone } = speaking;
  return (
    <ul aria-label={words.listLabel} className="divide-y divide-line border-y border-line">
      {workflows.map((workflow) => (
        <li key={workflow.id} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 py-3">
          <WorkflowMark color={workflow.color} icon={workflow.icon} />
          <div className="grid gap-0.5 md:grid-cols-[minmax(0,1fr)_auto] md:gap-x-6">
            <Link href={`/dashboard/workflows/${workflow.id}`} className={nameLink}>
              {workflow.name}
            </Link>
            <span className="text-sm text-ink-quiet">
              {workflow.lastPostAt ? (
                <>
                  {words.lastPost} <When iso={workflow.lastPostAt} language={language} timeZone={timeZone} />
                </>
              ) : (
                words.noPost
              )}
            </span>
            <Facts workflow={workflow} {...speaking} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Facts({ workflow, words, language }: { workflow: ListedWorkflow } & Speaking) {
  const { status, isOn, documents, pending, team, isTest } = workflow;
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-ink-quiet tabular-nums md:col-span-2">
      {status === 'ARCHIVED' ? null : <span className={isOn ? 'text-success' : ''}>{isOn ? words.on : words.off}</span>}
      <span className={status === 'INCOMPLETE' ? 'text-warning' : ''}>{words.states[status]}</span>
      <span>{format(words.documents, { count: documents }, language)}</span>
      {pending > 0 ? <span className="text-warning">{format(words.pending, { count: pending }, language)}</span> : null}
      {team ? <span className="wrap-anywhere">{format(words.shared, { team })}</span> : null}
      {isTest ? <span className="text-warning">{words.test}</span> : null}
    </p>
  );
}
