import type { Metadata } from 'next';
import { EditorPage } from '@/components/workflows/editor/editor-page';
import { getEvent } from '@/lib/domain/automations/operations/get-event';
import { listOwnFiles } from '@/lib/domain/files/operations/list-own-files';
import { getWorkflowWebhook } from '@/lib/domain/webhooks/operations/get-workflow-webhook';
import { listWorkflowPeople } from '@/lib/domain/workflows/operations/list-workflow-people';
import { loadOwnPart, loadOwnThing } from '@/lib/surfaces/pages/load-own-thing';
import { loadOwn, requireSignIn } from '@/lib/surfaces/pages/session';
import { drawsPages } from '@/lib/surfaces/pages/workflows/draws-pages';
import { loadEditor } from '@/lib/surfaces/pages/workflows/load-editor';
import { messagesFor } from '@/lib/words/messages';
import { archive, share, switchOn } from '../actions';

/** Characters of an example that comes with the page, so that its fields do not arrive later and move what is below; more is fetched by the page. */
const MOST_SENT_ALONG = 20_000;

type Props = { params: Promise<{ wkf_id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { wkf_id } = await params;
  const { account } = await requireSignIn(`/dashboard/workflows/${wkf_id}`);
  const { draft } = await loadEditor(wkf_id);
  return { title: `${draft.name} · ${account.name} · Paraph` };
}

export default async function Page({ params }: Props) {
  const { wkf_id } = await params;
  const { language, timeZone } = await requireSignIn(`/dashboard/workflows/${wkf_id}`);
  const view = await loadEditor(wkf_id);
  const { sample } = view.source;
  const [outgoing, templates, sharing, posted] = await Promise.all([
    loadOwnThing(getWorkflowWebhook, { wkf_id }),
    loadOwn(listOwnFiles, { kind: 'template' }),
    loadOwn(listWorkflowPeople, { wkf_id }),
    sample ? loadOwnPart(getEvent, { wkf_id, evt_id: sample.id }) : null,
  ]);
  const own = templates.items.map(({ id, name }) => ({ id, name }));
  return (
    <EditorPage
      view={view}
      posted={posted?.data && JSON.stringify(posted.data).length <= MOST_SENT_ALONG ? posted.data : null}
      outgoing={outgoing}
      own={own}
      hasPictures={drawsPages()}
      switchOn={switchOn}
      archive={archive}
      share={share}
      sharing={sharing}
      language={language}
      timeZone={timeZone}
      words={messagesFor(language).workflowsRoom}
    />
  );
}
