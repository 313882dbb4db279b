import { expect, test } from 'vitest';
import { POST } from '@/app/stop/[token]/send/route';
import { perform } from '@/lib/surfaces/perform/perform';
import { mailingWorkflow, stopTokenOf } from '@/lib/testing/mailed-outputs';
import { postForm } from '@/lib/testing/post-form';
import { signedInCaller } from '@/lib/testing/session';
import { getStopPage } from './get-stop-page';

test('tells in the letter’s language who had it sent to which address, and whether that has ended', { timeout: 60_000 }, async () => {
  const { runFor, account } = await mailingWorkflow();
  await runFor('dora@stop.example');
  const token = await stopTokenOf('dora@stop.example');
  const caller = await signedInCaller(account.ownerId);
  const page = () => perform(getStopPage, { token }, caller);
  expect(await page()).toMatchObject({ state: 'ready', language: 'de', address: 'dora@stop.example', sender: { email: expect.stringContaining('@') } });
  await postForm(POST, { token }, {});
  expect((await page()).state).toBe('stopped');
});

test('404 for a link that stood in no letter', async () => {
  const { account } = await mailingWorkflow();
  await expect(perform(getStopPage, { token: `eml_${'0'.repeat(20)}.${'A'.repeat(43)}` }, await signedInCaller(account.ownerId))).rejects.toMatchObject({
    status: 404,
  });
});
