import { afterEach, expect, test } from 'vitest';
import { now, setClock } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { deliverEmail } from '@/lib/domain/mail/deliver-email';
import { saveForm, switchForm } from '@/lib/domain/workflows/forms/change-form';
import { changeDocument, finish, post, runOf } from '@/lib/testing/automations';
import { liveWorkflow } from '@/lib/testing/editors';
import { keyOfForm, offerAnswers, offerForm, postsOf, visitor } from '@/lib/testing/forms';
import { offerPost } from '@/lib/testing/workflows';
import { automationEmails } from './render-emails';
import { lettersToTypedADay } from './rules';

afterEach(() => setClock(null));

const email = {
  to: '{{Customer Name}}@example.com',
  subject: 'Offer for {{Customer Name}}',
  message: 'Dear {{Customer Name}},\nplease see <b>below</b>.',
  attach: true,
  language: 'de' as const,
};

/** A workflow whose outputs are mailed, by its editor. */
async function mailing(changes: Partial<typeof email> = {}) {
  const live = await liveWorkflow();
  await changeDocument({ key: live.key, workflow: live.workflow, documentId: live.documentId }, { createPdfCopy: false });
  await live.editor.edit(live.id, 0, { kind: 'workflow', set: { email: { ...email, ...changes } } });
  const published = await live.editor.publish(live.id, 1);
  if (published.status !== 200) throw new Error(JSON.stringify(published.json));
  const run = async (values: object = {}) => {
    const { json } = await post(live.secret, { ...offerPost, 'Customer Name': 'anna', ...values });
    return finish(json.automationId);
  };
  const emails = () => db().email.findMany({ where: { details: { path: ['sender'], equals: live.account.id } }, orderBy: { createdAt: 'asc' } });
  return { ...live, run, emails };
}

const received = (recipient: string) => db().mailboxMessage.findFirstOrThrow({ where: { recipient }, orderBy: { createdAt: 'desc' } });

test('a run that ends mails its outputs once, as an attachment, in the language and words that were set', async () => {
  const { run, emails } = await mailing();
  const { id, status } = await run({ 'Customer Name': 'once' });
  expect(status).toBe('completed');
  await finish(id, 2);
  const [queued, ...others] = await emails();
  expect([queued?.recipient, queued?.language, queued?.subjectId, others]).toEqual(['once@example.com', 'de', id, []]);
  // Nothing of the data lies in the queue.
  expect(JSON.stringify(queued?.details)).not.toContain('Offer');
  await deliverEmail(queued?.id ?? '', automationEmails);
  const letter = await received('once@example.com');
  expect(letter.subject).toBe('Offer for once');
  expect(letter.html).toContain('&lt;b&gt;');
  expect(letter.html).not.toContain('<b>below');
  expect(letter.text).toContain('sendet Ihnen Dokumente');
  expect((letter.attachments as { name: string }[]).map(({ name }) => name)).toEqual(['Offer.docx']);
});

test('without attaching, a link opens each output without an account', async () => {
  const { run, emails } = await mailing({ attach: false });
  await run({ 'Customer Name': 'linked' });
  const [queued] = await emails();
  await deliverEmail(queued?.id ?? '', automationEmails);
  const letter = await received('linked@example.com');
  expect(letter.attachments).toEqual([]);
  expect(letter.text).toMatch(/\/outputs\/file_\w+\.\d+\.[\w-]{43}/);
});

test('where all documents go to be signed nobody gets a letter, as nothing would be in it; nor where what it was to bring was deleted', async () => {
  const { id, editor, documentId, run, emails } = await mailing();
  const { json } = await editor.read(id);
  const signature = { signerName: 'Anna Berg', signerEmail: 'anna@example.com', title: '', message: '', language: null, delivery: 'email' as const };
  const edited = await editor.edit(id, json.revision, { kind: 'document', documentId, set: { createPdfCopy: true, signature } });
  expect((await editor.publish(id, edited.json.revision)).status).toBe(200);
  expect((await run({ 'Customer Name': 'signs' })).status).toBe('completed');
  expect((await emails()).map(({ kind }) => kind)).toEqual(['signing-link']);
  const other = await mailing();
  const made = await other.run({ 'Customer Name': 'deleted' });
  await db().output.updateMany({ where: { automationId: made.id }, data: { fileId: null } });
  const [queued] = await other.emails();
  await deliverEmail(queued?.id ?? '', automationEmails);
  expect(await other.emails()).toMatchObject([{ status: 'dropped' }]);
});

test('an address that is none is a warning in words, and the run is done', async () => {
  const { run, emails } = await mailing({ to: '{{Customer Name}}, office@example.com' });
  const { id } = await run({ 'Customer Name': 'by phone' });
  const { status, warnings, steps } = await runOf(id);
  expect([status, warnings]).toEqual(['completed', 1]);
  expect(JSON.stringify(steps.at(-1)?.findings)).toContain('\\"by phone\\" is no email address');
  expect((await emails()).map(({ recipient }) => recipient)).toEqual(['office@example.com']);
});

test('who fills in a public form again and again fills nobody’s mailbox: one address gets so many a day, another and the workflow’s own get theirs', async () => {
  const { id, emails } = await mailing({ to: '{{Customer Name}}, office@example.com' });
  await saveForm(id, 0, offerForm);
  await switchForm(id, true);
  const { fillIn } = visitor(await keyOfForm(id));
  const send = async (name: string) => {
    await fillIn({ ...offerAnswers, 'field.name': name });
    return finish((await postsOf(id)).at(-1)?.automationId ?? '');
  };
  for (let sent = 0; sent < lettersToTypedADay; sent += 1) expect(await send('victim@example.com')).toMatchObject({ status: 'completed', warnings: 0 });
  const { status, steps } = await send('Victim@example.com');
  expect([status, JSON.stringify(steps.at(-1)?.findings)]).toEqual(['completed', expect.stringContaining('too_many_emails')]);
  await send('other@example.com');
  const sent = (await emails()).map(({ recipient }) => recipient);
  expect(sent.filter((recipient) => recipient === 'victim@example.com')).toHaveLength(lettersToTypedADay);
  expect(sent.filter((recipient) => recipient === 'office@example.com')).toHaveLength(lettersToTypedADay + 2);
  expect(sent).toContain('other@example.com');
});

test('who fills in a public form leaves the account letters of its own to send', async () => {
  const { id, account, run, emails } = await mailing({ to: '{{Customer Name}}, office@example.com' });
  await saveForm(id, 0, offerForm);
  await switchForm(id, true);
  await db().rateBucket.create({ data: { key: `automation-outputs-typed-hour:${account.id}`, tokens: 0, updatedAt: now() } });
  await visitor(await keyOfForm(id)).fillIn({ ...offerAnswers, 'field.name': 'late@example.com' });
  expect(await finish((await postsOf(id)).at(-1)?.automationId ?? '')).toMatchObject({ status: 'completed', warnings: 1 });
  await run({ 'Customer Name': 'client@example.com' });
  expect((await emails()).map(({ recipient }) => recipient)).toEqual(['office@example.com', 'client@example.com', 'office@example.com']);
});

test('a suspended account mails nothing, also what waited already', async () => {
  const { run, emails, account } = await mailing();
  await run({ 'Customer Name': 'waits' });
  await db().account.update({ where: { id: account.id }, data: { suspendedAt: new Date() } });
  const [queued] = await emails();
  await deliverEmail(queued?.id ?? '', automationEmails);
  expect(await emails()).toMatchObject([{ status: 'dropped' }]);
});

test('the draft mails nobody before it is published, and a workflow of before has no email in its versions', async () => {
  const live = await liveWorkflow();
  await changeDocument({ key: live.key, workflow: live.workflow, documentId: live.documentId }, { createPdfCopy: false });
  const { json } = await live.editor.edit(live.id, 0, { kind: 'workflow', set: { email } });
  expect([json.live.email, json.draft.email.to]).toEqual([null, email.to]);
  expect(json.changes).toMatchObject([{ place: 'email', change: 'set' }]);
  const posted = await post(live.secret, { ...offerPost, 'Customer Name': 'draft' });
  await finish(posted.json.automationId);
  expect(await db().email.count({ where: { recipient: 'draft@example.com' } })).toBe(0);
  const { definition } = await db().workflowVersion.findFirstOrThrow({ where: { workflowId: live.id }, orderBy: { number: 'desc' } });
  expect(definition).not.toHaveProperty('email');
});

test('an email to nobody cannot be published, and a field that no post has is missing', async () => {
  const live = await liveWorkflow();
  const empty = await live.editor.edit(live.id, 0, { kind: 'workflow', set: { email: { ...email, to: '' } } });
  expect(empty.json.problems).toMatchObject([{ documentId: null, member: 'email', code: 'email_to_missing' }]);
  expect((await live.editor.publish(live.id, empty.json.revision)).status).toBe(400);
  const unknown = await live.editor.edit(live.id, empty.json.revision, { kind: 'workflow', set: { email: { ...email, to: '{{Custmer Name}}' } } });
  expect(unknown.json.missing).toMatchObject([{ code: 'unknown_field', documentId: null, name: 'Custmer Name', suggestion: 'Customer Name' }]);
});
