import { Home } from '@/components/dashboard/home/home';
import { Live } from '@/components/dashboard/live';
import { getPulse } from '@/lib/domain/accounts/operations/get-pulse';
import { listEndingKeys } from '@/lib/domain/accounts/operations/list-ending-keys';
import { listKeys } from '@/lib/domain/accounts/operations/list-keys';
import { listLately } from '@/lib/domain/activity/operations/list-lately';
import { listFailedRuns } from '@/lib/domain/automations/operations/list-failed-runs';
import { getOverview } from '@/lib/domain/signatures/operations/get-overview';
import { listDisabledWebhooks } from '@/lib/domain/webhooks/operations/list-disabled-webhooks';
import { listWorkflows } from '@/lib/domain/workflows/operations/list-workflows';
import { offeredTo } from '@/lib/surfaces/pages/offered';
import { roomTitle } from '@/lib/surfaces/pages/room-title';
import { loadOwn, requireSignIn } from '@/lib/surfaces/pages/session';
import { messagesFor } from '@/lib/words/messages';

export const generateMetadata = roomTitle('/dashboard', (messages) => messages.homeRoom.title);

type Props = { searchParams: Promise<Partial<Record<'done' | 'problem', string | string[]>>> };

const one = (value: string | string[] | undefined) => (typeof value === 'string' ? value : null);

export default async function Page({ searchParams }: Props) {
  const { language, timeZone, account } = await requireSignIn('/dashboard');
  const { done, problem } = await searchParams;
  // Before what it tells of: what happens meanwhile is shown, not missed.
  const { newest } = await loadOwn(getPulse, {});
  const [overview, { keys }, workflows, failed, disabled, ending, lately] = await Promise.all([
    loadOwn(getOverview, {}),
    loadOwn(listKeys, {}),
    loadOwn(listWorkflows, { limit: 1 }),
    loadOwn(listFailedRuns, {}),
    loadOwn(listDisabledWebhooks, {}),
    loadOwn(listEndingKeys, {}),
    loadOwn(listLately, {}),
  ]);
  const messages = messagesFor(language);
  return (
    <>
      <Live since={newest} />
      <Home
        needs={{ requests: overview.needs, failed, disabled, keys: ending.keys }}
        waiting={overview.waiting}
        lately={lately.entries}
        steps={{ key: keys.length > 0, send: overview.hasSent, workflow: workflows.items.length > 0 }}
        outcome={{ done: one(done), problem: one(problem) }}
        send={offeredTo(account.role).sending ? messages.sendRoom.title : null}
        reader={{
          language,
          timeZone,
          words: messages.homeRoom,
          remind: messages.requests.remind,
          team: messages.teamRoom,
          failures: messages.workflowsRoom.failures,
        }}
      />
    </>
  );
}
