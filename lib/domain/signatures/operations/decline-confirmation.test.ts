import { expect, test } from 'vitest';
import { confirmTokenOf, createKeyless, refuseConfirmation, someAddress } from '@/lib/testing/keyless';
import { mailsQueued } from '@/lib/testing/request-mails';
import { readStatus } from '@/lib/testing/signing';

test('the request ends as cancelled, and nobody is mailed', async () => {
  const { json } = await createKeyless();
  const token = await confirmTokenOf(json.request_id);
  expect(await refuseConfirmation(token)).toMatchObject({ status: 303, location: `/confirm/${token}` });
  expect((await readStatus(json.request_id, { token: json.request_token })).json.status).toBe('cancelled');
  expect(await mailsQueued(json.request_id)).toHaveLength(1);
});

test('on wish, later requests in the name of this address are refused, in any case of its letters', async () => {
  const email = someAddress();
  const { json } = await createKeyless({ sender: { email } });
  const token = await confirmTokenOf(json.request_id);
  expect((await refuseConfirmation(token, { block: '1' })).location).toBe(`/confirm/${token}?done=blocked`);
  const again = await createKeyless({ sender: { email: email.toUpperCase() } });
  expect([again.status, again.json.details[0].code]).toEqual([400, 'sender_blocked']);
});
