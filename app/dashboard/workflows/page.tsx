import { statusIn, WorkflowsPage } from '@/components/workflows/list/workflows-page';
import { listOwnWorkflows } from '@/lib/domain/workflows/operations/list-own-workflows';
import { offeredTo } from '@/lib/surfaces/pages/offered';
import { roomTitle } from '@/lib/surfaces/pages/room-title';
import { loadOwnList, requireSignIn } from '@/lib/surfaces/pages/session';
import { drawsPages } from '@/lib/surfaces/pages/workflows/draws-pages';
import { messagesFor } from '@/lib/words/messages';
import { begin } from './actions';

const here = '/dashboard/workflows';

export const generateMetadata = roomTitle(here, (messages) => messages.workflowsRoom.title);

type Query = Partial<Record<'status' | 'cursor' | 'problem', string | string[]>>;

export default async function Page({ searchParams }: { searchParams: Promise<Query> }) {
  const query = await searchParams;
  const { language, timeZone, account } = await requireSignIn(here);
  const status = statusIn(query);
  const cursor = typeof query.cursor === 'string' ? query.cursor : undefined;
  return (
    <WorkflowsPage
      page={await loadOwnList(listOwnWorkflows, { status: status ?? undefined, cursor }, here)}
      status={status}
      isLater={cursor !== undefined}
      begin={offeredTo(account.role).editingWorkflows ? begin : null}
      hasProblem={query.problem !== undefined}
      hasPictures={drawsPages()}
      language={language}
      timeZone={timeZone}
      words={messagesFor(language).workflowsRoom}
    />
  );
}
