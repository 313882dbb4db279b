import { expect, test } from 'vitest';
import { POST as report } from '@/app/sign/[token]/report/send/route';
import { makeAccount } from '@/lib/testing/account';
import { firstLink } from '@/lib/testing/mail-reader';
import { postForm } from '@/lib/testing/post-form';
import { deliverMails } from '@/lib/testing/request-mails';
import { createRequest, tokenIn } from '@/lib/testing/signing';
import { reportCommands } from './report-commands';
import { runCommand } from './run-command';

test('report list says who reported which request of which account, by what kind of link, and what they wrote', async () => {
  const { account, key } = await makeAccount();
  const [mailed, passedOn] = [(await createRequest(key, { delivery: 'email' })).json, (await createRequest(key)).json];
  const [mail] = await deliverMails(mailed.request_id);
  await postForm(report, { token: tokenIn(firstLink(mail ?? { text: '' }, /\/sign\/[\w-]+$/)) }, { block: '1', note: 'I know\nnobody there' });
  await postForm(report, { token: tokenIn(passedOn.signer_link) }, { block: '1' });
  const lines = (await runCommand(reportCommands, ['report', 'list'])).out.split('\n');
  const lineOf = (id: string) => lines.find((line) => line.includes(id))?.slice(26);
  expect(lineOf(mailed.request_id)).toBe(`request ${mailed.request_id}  ${account.id}  by the signer  no more mail  “I know nobody there”`);
  expect(lineOf(passedOn.request_id)).toBe(`request ${passedOn.request_id}  ${account.id}  by the signer  at a link that was not mailed`);
});
