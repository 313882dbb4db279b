import { workflowStatuses } from '@/lib/domain/workflows/rules';
import type { ListedWorkflow } from '@/lib/domain/workflows/views/listed-workflow';
import { type FilterChoice, ListChoices } from '../../dashboard/list-filter';
import { ListPages } from '../../dashboard/list-pages';
import { Live } from '../../dashboard/live';
import { PageHead } from '../../dashboard/page-head';
import type { Speaking } from '../words';
import { BeginWorkflow } from './begin-workflow';
import { WorkflowList } from './workflow-list';

const here = '/dashboard/workflows';

export type Status = (typeof workflowStatuses)[number];

/** What an address narrows the list to; what it says wrongly narrows nothing. */
export const statusIn = ({ status }: { status?: string | string[] }): Status | null => workflowStatuses.find((one) => one === status) ?? null;

const addressOf = (status: Status | null, cursor?: string): string => {
  const query = new URLSearchParams({ ...(status ? { status } : {}), ...(cursor ? { cursor } : {}) });
  return query.size > 0 ? `${here}?${query}` : here;
};

type Props = Speaking & {
  page: { items: ListedWorkflow[]; next: string | null };
  status: Status | null;
  /** Whether what is shown is not the beginning of the list. */
  isLater: boolean;
  /** Null for whom it is not offered. */
  begin: ((form: FormData) => Promise<void>) | null;
  hasProblem: boolean;
  hasPictures: boolean;
};

/** The account's workflows, fifty at a time; what happens meanwhile is shown within two seconds. */
export function WorkflowsPage({ page, status, isLater, begin, hasProblem, hasPictures, ...speaking }: Props) {
  const { words } = speaking;
  const isNarrowed = status !== null || isLater;
  return (
    <>
      <Live />
      <PageHead title={words.title} />
      {begin ? (
        <BeginWorkflow
          begin={begin}
          hasProblem={hasProblem}
          words={words}
          language={speaking.language}
          hasPictures={hasPictures}
          isFirst={page.items.length === 0 && !isNarrowed}
        />
      ) : null}
      {page.items.length > 0 || isNarrowed ? <ListChoices label={words.state} choices={choicesFor(status, words)} /> : null}
      {page.items.length > 0 ? (
        <WorkflowList workflows={page.items} {...speaking} />
      ) : (
        <div className="grid gap-1 border-b border-line pb-6">
          <p>{isNarrowed ? words.nothingInState : words.empty}</p>
          {isNarrowed ? null : <p className="max-w-prose text-ink-quiet">{begin ? words.emptyStep : words.emptyViewer}</p>}
        </div>
      )}
      <ListPages label={words.title} newest={isLater ? addressOf(status) : null} older={page.next ? addressOf(status, page.next) : null} words={words} />
    </>
  );
}

const choicesFor = (chosen: Status | null, words: Speaking['words']): FilterChoice[] =>
  [null, ...workflowStatuses].map((status) => ({
    value: status ?? '',
    text: status ? words.states[status] : words.all,
    href: addressOf(status),
    isChosen: status === chosen,
  }));
