import type { Metadata } from 'next';
import { VersionPage } from '@/components/workflows/history/version-page';
import { format } from '@/lib/core/i18n/format';
import { getWorkflowVersion } from '@/lib/domain/workflows/operations/get-workflow-version';
import { loadOwnThing } from '@/lib/surfaces/pages/load-own-thing';
import { requireSignIn } from '@/lib/surfaces/pages/session';
import { loadEditor } from '@/lib/surfaces/pages/workflows/load-editor';
import { messagesFor } from '@/lib/words/messages';
import { restoreVersion } from '../../../actions';

type Props = { params: Promise<{ wkf_id: string; version: string }>; searchParams: Promise<{ problem?: string | string[] }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { wkf_id, version } = await params;
  const { language, account } = await requireSignIn(`/dashboard/workflows/${wkf_id}/history/${version}`);
  const { history } = messagesFor(language).workflowsRoom;
  return { title: `${format(history.version, { version }, language)} · ${account.name} · Paraph` };
}

export default async function Page({ params, searchParams }: Props) {
  const [{ wkf_id, version }, { problem }] = await Promise.all([params, searchParams]);
  const { language, timeZone } = await requireSignIn(`/dashboard/workflows/${wkf_id}/history/${version}`);
  const { isOn, mayEdit } = await loadEditor(wkf_id);
  const shown = await loadOwnThing(getWorkflowVersion, { wkf_id, version });
  return (
    <VersionPage
      id={wkf_id}
      version={shown}
      isOn={isOn}
      restore={mayEdit ? restoreVersion : null}
      hasFailed={problem !== undefined}
      language={language}
      timeZone={timeZone}
      words={messagesFor(language).workflowsRoom}
    />
  );
}
