import { afterEach, expect, test } from 'vitest';
import { env } from '@/lib/core/env';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeOperator } from '@/lib/testing/operator';
import { getConfiguration } from './get-configuration';

const before = { ...env() };
afterEach(() => {
  for (const name of ['SIGN_UP', 'RESEND_API_KEY', 'SMTP_URL', 'METRICS_TOKEN'] as const) delete env()[name];
  Object.assign(env(), before);
});

test('every variable is told as set, default or missing; of a secret no more than that', async () => {
  const { caller } = await makeOperator();
  const secret = 'smtp://user:very-secret-password@mail.example:587';
  Object.assign(env(), { SMTP_URL: secret, METRICS_TOKEN: 'a-token-of-the-metrics' });
  const shown = await perform(getConfiguration, {}, caller);
  const byName = Object.fromEntries(shown.variables.map((variable) => [variable.name, variable]));
  expect(byName.DATABASE_URL).toMatchObject({ state: 'set', value: null });
  expect(byName.MONTHLY_LIMIT?.value).toBe(String(env().MONTHLY_LIMIT));
  expect(byName.RETENTION_DAYS).toMatchObject({ state: 'missing', value: null });
  expect(byName.TRUSTED_PROXIES).toMatchObject({ state: 'missing', value: null });
  const text = JSON.stringify(shown);
  for (const hidden of [secret, 'very-secret', 'a-token-of-the-metrics', env().APPLICATION_KEY, env().LINK_SECRET, env().DATABASE_URL])
    expect(text).not.toContain(hidden);
});

test('what is doubtful is named with what to do', async () => {
  const { caller } = await makeOperator();
  Object.assign(env(), { BASE_URL: 'http://sign.example.com', RESEND_API_KEY: 're_x' });
  const { problems, doubts } = await perform(getConfiguration, {}, caller);
  expect(problems).toEqual([]);
  for (const name of ['BASE_URL', 'MAIL_FROM', 'RESEND_WEBHOOK_SECRET', 'TIMESTAMP_URLS']) expect(doubts.join('\n')).toContain(name);
  delete env().RESEND_API_KEY;
  expect((await perform(getConfiguration, {}, caller)).problems.join()).toContain('No way to send emails is set');
});
