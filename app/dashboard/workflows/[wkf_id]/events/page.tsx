import { EventsPage } from '@/components/workflows/events/events-page';
import { getEvent } from '@/lib/domain/automations/operations/get-event';
import { listSourceEvents } from '@/lib/domain/automations/operations/list-source-events';
import { loadOwnPart } from '@/lib/surfaces/pages/load-own-thing';
import { loadOwnList, requireSignIn } from '@/lib/surfaces/pages/session';
import { loadWorkflow } from '@/lib/surfaces/pages/workflows/load-workflow';
import { workflowTitle } from '@/lib/surfaces/pages/workflows/workflow-title';
import { messagesFor } from '@/lib/words/messages';
import { followNewest, pickAsExample, renewAddress, replay } from '../../actions';

type Query = Record<'cursor' | 'event' | 'problem' | 'address', string | string[] | undefined>;
type Props = { params: Promise<{ wkf_id: string }>; searchParams: Promise<Query> };

export const generateMetadata = workflowTitle('events', (words) => words.events.title);

export default async function Page({ params, searchParams }: Props) {
  const [{ wkf_id }, query] = await Promise.all([params, searchParams]);
  const here = `/dashboard/workflows/${wkf_id}/events`;
  const { language, timeZone } = await requireSignIn(here);
  const { name } = await loadWorkflow(wkf_id);
  const cursor = typeof query.cursor === 'string' ? query.cursor : undefined;
  const opened = typeof query.event === 'string' ? query.event : null;
  const page = await loadOwnList(listSourceEvents, { wkf_id, cursor }, here);
  const isShown = page.items.some(({ id }) => id === opened);
  return (
    <EventsPage
      workflow={{ id: wkf_id, name }}
      page={page}
      cursor={cursor ?? null}
      opened={isShown && opened ? await loadOwnPart(getEvent, { wkf_id, evt_id: opened }) : null}
      problem={query.problem === undefined ? null : query.problem === 'address' ? 'address' : 'run'}
      isRenewed={query.address === 'new'}
      acts={{ replay, pick: pickAsExample, follow: followNewest, renew: renewAddress }}
      language={language}
      timeZone={timeZone}
      words={messagesFor(language).workflowsRoom}
    />
  );
}
