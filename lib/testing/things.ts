import { db, transaction } from '@/lib/core/db';
import { newId } from '@/lib/core/ids';
import { automationSubject, outputsLetter } from '@/lib/domain/automations/mailing/order-letter';
import { stopToken } from '@/lib/domain/automations/unwanted/stop-link';
import { getUploadUrl } from '@/lib/domain/files/operations/get-upload-url';
import { shareToken } from '@/lib/domain/files/share-link';
import { sharePdf } from '@/lib/domain/files/share-pdf';
import { queueEmail } from '@/lib/domain/mail/queue-email';
import { makeDraft } from '@/lib/domain/signatures/drafts/new-draft';
import { confirmToken, copyKey, downloadTicket, statusKey } from '@/lib/domain/signatures/links';
import { saveForm, switchForm } from '@/lib/domain/workflows/forms/change-form';
import { previewKey } from '@/lib/domain/workflows/preview-link';
import { serve } from '@/lib/surfaces/http/serve';
import { completedRun } from './automations';
import { call } from './call';
import { putDelivery } from './deliveries';
import { keyOfForm } from './forms';
import { importsOf } from './imports';
import { createKeyless } from './keyless';
import { tokenFor } from './party-link';
import { plainPdf } from './plain-pdf';
import { listenTo } from './receiver';
import { signIn } from './session';
import { createRequest, sign } from './signing';
import { makeTeamThings } from './teams';
import { makeWorkflow } from './workflows';

/** Something of somebody's that a call can name, by a member of its input. Of what is secret only the right text opens anything. */
export type Thing = { name: string; of: string; value: string; isSecret?: true };

const ownersScope = (accountId: string, personId: string) =>
  ({ accountId, by: { kind: 'person', personId }, role: 'owner', readOnly: false, mode: 'both' }) as const;

/** One of each kind of thing that an input can name, by the member's name: a new kind stands here once. */
export async function thingsOf(accountId: string, key: string, marked: string): Promise<Thing[]> {
  const create = async (changes = {}) => (await createRequest(key, { title: marked, message: marked, ...changes })).json;
  const [open, done] = [await create(), await create()];
  await sign(done.signer_link);
  const keyless = (await createKeyless({ title: marked })).json;
  const row = (id: string) => db().signatureRequest.findUniqueOrThrow({ where: { id } });
  const [openRow, doneRow, keylessRow] = [await row(open.request_id), await row(done.request_id), await row(keyless.request_id)];
  const upload = (await call(serve(getUploadUrl).POST, { key, method: 'POST' })).json;
  const file = await sharePdf(accountId, `${marked}.pdf`, await plainPdf(marked));
  const message = { id: newId('msg'), sender: marked, recipient: marked, subject: marked, html: marked, text: marked, headers: {}, createdAt: new Date() };
  const attachments = [{ name: marked, mimeType: 'text/plain', base64: '' }];
  await transaction((tx) => tx.mailboxMessage.create({ data: { ...message, attachments } }));
  const { workflow, documentId } = await makeWorkflow({ key, accountId, body: { name: marked } });
  const webhook = await listenTo('requests', accountId, { url: `https://receiver.example.com/${marked}` });
  const delivery = await putDelivery(webhook.id, accountId, 'delivered');
  const { values: automation, run } = await completedRun({ account: { id: accountId }, key }, marked);
  const { personId, invitationId, invitationToken } = await makeTeamThings(accountId, marked);
  const mail = await lostMail((await create({ delivery: 'email' })).request_id);
  const { ownerId } = await db().account.findUniqueOrThrow({ where: { id: accountId } });
  const { id: importId } = await (await importsOf(ownerId, automation.WKF_ID)).check(`Customer Name\n${marked}\n`, `${marked}.csv`);
  const ownKey = await db().apiKey.findFirstOrThrow({ where: { accountId } });
  await signIn(ownerId);
  const session = await db().session.findFirstOrThrow({ where: { userId: ownerId }, orderBy: [{ createdAt: 'desc' }] });
  const draftId = await makeDraft(ownersScope(accountId, ownerId), { title: marked, documentKind: 'markdown', markdown: marked });
  return [
    { name: 'session_id', of: 'session', value: session.id },
    { name: 'draft_id', of: 'draft', value: draftId },
    { name: 'request_id', of: 'request', value: open.request_id },
    { name: 'request_id', of: 'signed request', value: done.request_id },
    { name: 'X-Request-Token', of: 'request token', value: done.request_token, isSecret: true },
    { name: 'upload_id', of: 'upload', value: upload.upload_id },
    { name: 'file_id', of: 'file', value: file.id },
    { name: 'wkf_id', of: 'workflow', value: workflow.id },
    { name: 'doc_id', of: 'document', value: documentId },
    { name: 'webhook_id', of: 'webhook', value: webhook.id },
    { name: 'delivery_id', of: 'webhook delivery', value: delivery },
    { name: 'wkf_id', of: 'workflow', value: automation.WKF_ID },
    { name: 'doc_id', of: 'document', value: automation.DOC_ID },
    { name: 'aut_id', of: 'automation', value: automation.AUT_ID },
    { name: 'out_id', of: 'output', value: run.outputs[0]?.id ?? '' },
    { name: 'import_id', of: 'import', value: importId },
    { name: 'evt_id', of: 'event', value: automation.EVENT_ID },
    { name: 'secret', of: 'source', value: automation.SOURCE_SECRET, isSecret: true },
    { name: 'token', of: 'output link', value: automation.OUTPUT_TOKEN, isSecret: true },
    { name: 'token', of: 'letter with outputs', value: stopToken(await letterOf(run.id, accountId)), isSecret: true },
    { name: 'person_id', of: 'member', value: personId },
    { name: 'invitation_id', of: 'invitation', value: invitationId },
    { name: 'invitation_token', of: 'invitation link', value: invitationToken, isSecret: true },
    { name: 'key_id', of: 'key', value: ownKey.id },
    { name: 'message_id', of: 'email', value: message.id },
    { name: 'token', of: 'signing link', value: tokenFor(openRow, 'signer'), isSecret: true },
    { name: 'token', of: 'confirmation link', value: confirmToken(keylessRow), isSecret: true },
    { name: 'token', of: 'shared file', value: shareToken({ id: file.id, shareGeneration: 1 }), isSecret: true },
    { name: 'k', of: 'status link', value: statusKey(openRow), isSecret: true },
    { name: 'k', of: 'mailed link', value: copyKey(doneRow), isSecret: true },
    { name: 'key', of: 'preview link', value: previewKey({ id: automation.DOC_ID, previewGeneration: 1 }), isSecret: true },
    { name: 'key', of: 'form link', value: await formKeyOf(automation.WKF_ID), isSecret: true },
    { name: 'ticket', of: 'ticket', value: downloadTicket(doneRow, new Date(Date.now() + 600_000)), isSecret: true },
    { name: 'email_id', of: 'email about a request', value: mail.id },
    { name: 'page', of: 'page', value: '1' },
    { name: 'side', of: 'side', value: 'template' },
    { name: 'index', of: 'attachment', value: '0' },
    { name: 'template', of: 'template of the gallery', value: 'invoice' },
  ];
}

/** The open form of a workflow. */
async function formKeyOf(workflowId: string): Promise<string> {
  await saveForm(workflowId, 0, { title: 'Form', introduction: '', thanks: '', language: 'en', fields: [] });
  await switchForm(workflowId, true);
  return keyOfForm(workflowId);
}

/** A letter that brought the outputs of a run. */
const letterOf = (runId: string, accountId: string): Promise<string> => {
  const subject = { kind: automationSubject, id: runId };
  const order = { kind: outputsLetter, subject, owner: accountId, recipient: 'anna@letter.example', language: 'en' as const, details: { sender: accountId } };
  return transaction((tx) => queueEmail(tx, order));
};

/** The email about a request, as one that could not be sent. */
async function lostMail(requestId: string): Promise<{ id: string }> {
  await db().email.updateMany({ where: { subjectId: requestId }, data: { status: 'failed' } });
  return db().email.findFirstOrThrow({ where: { subjectId: requestId } });
}
