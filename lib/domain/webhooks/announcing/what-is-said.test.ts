import { describe, expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { makeAccount } from '@/lib/testing/account';
import { deliverAll } from '@/lib/testing/deliveries';
import { oneEvent } from '@/lib/testing/one-event';
import { listenTo, type Received, receiver } from '@/lib/testing/receiver';
import { createRequest, sign } from '@/lib/testing/signing';

describe('what is said', () => {
  test('of a signed request: a link to the PDF that works, made for this attempt; and no token, address or document', async () => {
    const { received } = await receiver();
    const { account, key } = await makeAccount();
    await listenTo('requests', account.id);
    const { json } = await createRequest(key);
    await sign(json.signer_link);
    await deliverAll(account.id);
    const [post] = received as [Received];
    const { url } = post.body.data.download as { url: string };
    expect(url).toMatch(/^http:\/\/localhost:3000\/status\/[a-f0-9]{32}\/signed-pdf\/\d+\.[\w-]+$/);
    for (const secret of [json.request_token, json.signer_link, 'anna@signer.example']) expect(post.text).not.toContain(secret);
  });

  test('never what was erased in the meantime', async () => {
    const { received } = await receiver();
    const { account, requestId } = await oneEvent();
    await db().signatureRequest.update({ where: { id: requestId }, data: { erasedAt: new Date() } });
    await deliverAll(account.id);
    expect(received[0]?.body.data).toMatchObject({ title: null, status: 'cancelled' });
    expect(received[0]?.text).not.toContain('Agreement');
  });
});
