import { expect, test } from 'vitest';
import { serve } from '@/lib/surfaces/http/serve';
import { call } from '@/lib/testing/call';
import { acceptConfirmation, confirmTokenOf, createKeyless } from '@/lib/testing/keyless';
import { getConfirmPicture } from './get-confirm-picture';

const { GET } = serve(getConfirmPicture);
const read = (token: string, page: string) => call(GET, { params: { token, page } });

test('200 with WebP until the sender has answered, 409 afterwards, 404 for a page that is not there', async () => {
  const { json } = await createKeyless();
  const token = await confirmTokenOf(json.request_id);
  const { status, headers } = await read(token, '1');
  expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect((await read(token, '2')).status).toBe(404);
  expect((await read('x'.repeat(66), '1')).status).toBe(404);
  await acceptConfirmation(token);
  expect((await read(token, '1')).status).toBe(409);
});
