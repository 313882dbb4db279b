import { expect, test } from 'vitest';
import { makeAccount } from '@/lib/testing/account';
import { nobody } from '@/lib/testing/nobody';
import { createRequest } from '@/lib/testing/signing';
import { listEvents } from '../../events/store';
import { findProvenRequest } from '../store';
import { withdraw } from './withdraw';

test('what the log keeps of whoever cancels is cut to 500 characters, as everywhere', async () => {
  const { key } = await makeAccount();
  const { json } = await createRequest(key);
  const request = await findProvenRequest(json.request_id);
  if (!request) throw new Error('the request vanished');
  await withdraw(request, { ...nobody, clientAddress: '198.51.100.7', userAgent: 'x'.repeat(600) });
  expect((await listEvents(request.id)).at(-1)).toMatchObject({ type: 'request.cancelled', data: { ip: '198.51.100.7', userAgent: 'x'.repeat(500) } });
});
