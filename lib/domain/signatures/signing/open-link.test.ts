import { expect, test } from 'vitest';
import { makeAccount } from '@/lib/testing/account';
import { createRequest } from '@/lib/testing/signing';
import { signingToken } from '../links';
import { findProvenRequest } from '../store';
import { openLink } from './open-link';

test.each([
  ['email', ['mailed'], ['confirmed', 'returned', 'shown']],
  ['link', ['returned', 'shown'], ['mailed', 'confirmed']],
] as const)('of a request by %s a link opens that went out as %j; one made for another way, be it genuine, opens nothing', async (delivery, out, others) => {
  const { json } = await createRequest((await makeAccount()).key, { delivery });
  const request = await findProvenRequest(json.request_id);
  if (!request) throw new Error('There is no request.');
  for (const way of out) expect(await openLink(signingToken(request, 'signer', way))).toMatchObject({ party: 'signer', way, mayAct: true });
  for (const way of others) await expect(openLink(signingToken(request, 'signer', way)), way).rejects.toMatchObject({ status: 404 });
});
