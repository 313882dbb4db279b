import { db } from '@/lib/core/db';
import { automationEmails } from '@/lib/domain/automations/mailing/render-emails';
import { deliverEmail } from '@/lib/domain/mail/deliver-email';
import { changeDocument, finish, post } from './automations';
import { liveWorkflow } from './editors';
import { firstLink, mailTo } from './mail-reader';
import { offerPost } from './workflows';

/** A workflow that mails its outputs to an address of its data, and runs of it. */
export async function mailingWorkflow() {
  const live = await liveWorkflow();
  await changeDocument({ key: live.key, workflow: live.workflow, documentId: live.documentId }, { createPdfCopy: false });
  const email = { to: '{{Customer Name}}', subject: 'Offer', message: '', attach: true, language: 'de' as const };
  await live.editor.edit(live.id, 0, { kind: 'workflow', set: { email } });
  await live.editor.publish(live.id, 1);
  /** A run whose letters have left, or were kept back. */
  const runFor = async (address: string) => {
    const { json } = await post(live.secret, { ...offerPost, 'Customer Name': address });
    const run = await finish(json.automationId);
    for (const { id } of await db().email.findMany({ where: { subjectId: run.id } })) await deliverEmail(id, automationEmails);
    return run;
  };
  return { ...live, runFor };
}

/** The token of the link in the last letter to an address by which its reader gets no more. */
export async function stopTokenOf(address: string): Promise<string> {
  const letter = (await mailTo(address)).at(-1);
  return new URL(firstLink(letter ?? { text: '' }, /\/stop\/[\w.-]+/)).pathname.split('/').at(-1) ?? '';
}
