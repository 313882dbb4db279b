import { expect, test } from 'vitest';
import { POST } from '@/app/sign/[token]/report/send/route';
import { listEvents } from '@/lib/domain/events/store';
import { acceptConfirmation, confirmTokenOf, createKeyless, someAddress } from '@/lib/testing/keyless';
import { postForm } from '@/lib/testing/post-form';
import { deliverMails } from '@/lib/testing/request-mails';
import { tokenIn } from '@/lib/testing/signing';

const report = (token: string, inputs: Record<string, string> = {}) => postForm(POST, { token }, inputs);

async function confirmedBy(sender: string, signer: string) {
  const { json } = await createKeyless({ sender: { email: sender }, signer: { email: signer } });
  await acceptConfirmation(await confirmTokenOf(json.request_id));
  const mail = (await deliverMails(json.request_id)).find(({ kind }) => kind === 'signing-link');
  return { id: json.request_id as string, token: tokenIn(/http\S+\/sign\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '') };
}

test('counts once, keeps the note, and on wish stops mail from this sender', async () => {
  const [sender, signer] = [someAddress(), someAddress()];
  const { id, token } = await confirmedBy(sender, signer);
  expect((await report(token, { note: 'I know nobody there', block: '1' })).location).toBe(`/sign/${token}/report`);
  await report(token, { note: 'again' });
  const reports = (await listEvents(id)).filter(({ type }) => type === 'request.reported');
  expect(reports.map(({ data }) => data?.note)).toEqual(['I know nobody there']);
  const again = await createKeyless({ sender: { email: sender }, signer: { email: signer } });
  expect([again.status, again.json.details[0].code]).toEqual([400, 'recipient_unreachable']);
});

test('three posts at once are one report', async () => {
  const { id, token } = await confirmedBy(someAddress(), someAddress());
  await Promise.all([report(token), report(token), report(token)]);
  expect((await listEvents(id)).filter(({ type }) => type === 'request.reported')).toHaveLength(1);
});

test('a keyless sender whom two people report is asked to confirm nothing any more', async () => {
  const sender = someAddress();
  await report((await confirmedBy(sender, someAddress())).token, { block: '1' });
  await report((await confirmedBy(sender, someAddress())).token, { block: '1' });
  const again = await createKeyless({ sender: { email: sender }, signer: { email: someAddress() } });
  expect([again.status, again.json.details[0].code]).toEqual([400, 'sender_blocked']);
});
