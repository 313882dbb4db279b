import { PageHead } from '@/components/dashboard/page-head';
import { DraftsList } from '@/components/send/drafts-list';
import { ModelStart } from '@/components/send/model-start';
import { PlainForm, plainProblem } from '@/components/send/plain-form';
import { SendDesk } from '@/components/send/send-desk';
import { listDrafts } from '@/lib/domain/signatures/operations/list-drafts';
import { roomTitle } from '@/lib/surfaces/pages/room-title';
import { sendSettingFor } from '@/lib/surfaces/pages/send/send-setting';
import { loadOwnList, requireSignIn } from '@/lib/surfaces/pages/session';
import { messagesFor } from '@/lib/words/messages';
import { send } from './actions';

const here = '/dashboard/send';

export const generateMetadata = roomTitle(here, (messages) => messages.sendRoom.title);

type Query = Partial<Record<'from' | 'cursor' | 'problem', string | string[]>>;

const one = (value: string | string[] | undefined) => (typeof value === 'string' ? value : null);

export default async function Page({ searchParams }: { searchParams: Promise<Query> }) {
  const query = await searchParams;
  const person = await requireSignIn(here);
  const words = messagesFor(person.language).sendRoom;
  const setting = sendSettingFor(person);
  if (!setting) return <PageHead title={words.title} lead={words.viewer} />;
  const { language, timeZone } = setting;
  const from = one(query.from);
  if (from)
    return (
      <>
        <PageHead title={words.title} />
        <ModelStart from={from} words={words} />
      </>
    );
  const { items, next } = await loadOwnList(listDrafts, { cursor: one(query.cursor) ?? undefined }, here);
  const problem = one(query.problem);
  return (
    <>
      <div id="send-desk">
        <SendDesk draft={null} setting={setting} />
      </div>
      <noscript>
        <style>{'#send-desk{display:none}'}</style>
        <PlainForm words={words} send={send} problem={problem && plainProblem(problem, words)} />
      </noscript>
      <DraftsList
        drafts={items}
        next={next ? `${here}?${new URLSearchParams({ cursor: next })}` : null}
        words={words}
        language={language}
        timeZone={timeZone}
      />
    </>
  );
}
