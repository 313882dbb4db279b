import { expect, test } from 'vitest';
import { POST as report } from '@/app/sign/[token]/report/send/route';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { nobody } from '@/lib/testing/nobody';
import { postForm } from '@/lib/testing/post-form';
import { createRequest, tokenIn } from '@/lib/testing/signing';
import { getReportPage } from './get-report-page';

test('names sender and title, and knows afterwards that it was reported; looking alone reports nothing', async () => {
  const { key, email } = await makeAccount();
  const token = tokenIn((await createRequest(key)).json.signer_link);
  const read = () => perform(getReportPage, { token }, nobody);
  expect(await read()).toMatchObject({ state: 'ready', sender: { email }, title: 'Agreement' });
  expect((await read()).state).toBe('ready');
  await postForm(report, { token });
  expect((await read()).state).toBe('reported');
  await expect(perform(getReportPage, { token: 'x' }, nobody)).rejects.toMatchObject({ status: 404 });
});
