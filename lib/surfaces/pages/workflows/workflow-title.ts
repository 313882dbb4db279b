import type { Metadata } from 'next';
import { type Messages, messagesFor } from '@/lib/words/messages';
import { requireSignIn } from '../session';
import { loadWorkflow } from './load-workflow';

type Props = { params: Promise<{ wkf_id: string }> };

/** The title of a page of a workflow beside its editor: where one is, of which workflow, and for whom. `part` stands behind the workflow's address. */
export const workflowTitle =
  (part: string, what: (words: Messages['workflowsRoom']) => string) =>
  async ({ params }: Props): Promise<Metadata> => {
    const { wkf_id } = await params;
    const { language, account } = await requireSignIn(`/dashboard/workflows/${wkf_id}/${part}`);
    const { name } = await loadWorkflow(wkf_id);
    return { title: `${what(messagesFor(language).workflowsRoom)} · ${name} · ${account.name} · Paraph` };
  };
