import { expect, test } from 'vitest';
import { POST } from '@/app/dashboard/data/workflows/[wkf_id]/email/route';
import { db } from '@/lib/core/db';
import { makeAccount } from '@/lib/testing/account';
import { post } from '@/lib/testing/automations';
import { call } from '@/lib/testing/call';
import { signIn } from '@/lib/testing/session';
import { makeWorkflow } from '@/lib/testing/workflows';

const email = { to: '{{Customer Email}}, office@example.com', subject: 'For {{Customer Name}}', message: '', attach: true, language: 'en' };

test('null before the first post; then whom it would go to with the last one, and nothing is sent', async () => {
  const { account, key } = await makeAccount();
  const { workflow, secret } = await makeWorkflow({ key, accountId: account.id });
  const { headers } = await signIn(account.ownerId);
  const example = async () => (await call(POST, { headers, method: 'POST', params: { wkf_id: workflow.id }, body: { email } })).json.example;
  expect(await example()).toBeNull();
  await post(secret, { 'Customer Name': 'Anna Berg', 'Customer Email': 'Anna@Example.com' });
  expect(await example()).toEqual({ to: ['anna@example.com', 'office@example.com'], wrong: [], beyond: 0, subject: 'For Anna Berg' });
  await post(secret, { 'Customer Name': 'Anna Berg', 'Customer Email': 'by phone' });
  expect(await example()).toMatchObject({ to: ['office@example.com'], wrong: ['by phone'] });
  expect(await db().email.count({ where: { kind: 'automation-outputs' } })).toBe(0);
});
