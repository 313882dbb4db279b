import { expect, test } from 'vitest';
import { GET } from '@/app/dashboard/data/webhooks/[webhook_id]/deliveries/[delivery_id]/route';
import { db } from '@/lib/core/db';
import { call } from '@/lib/testing/call';
import { toldWorkflow } from '@/lib/testing/told-workflow';

test('the bytes that were sent and what came back, whatever becomes of the run afterwards', async () => {
  const told = await toldWorkflow((response) => response.writeHead(503, { 'x-reason': 'asleep' }).end('come back'));
  const sent = told.received.find(({ body }) => body.type === 'automation.completed');
  await db().output.updateMany({ where: { automationId: told.aut_id }, data: { name: 'Renamed' } });
  const { json } = await call(GET, { headers: told.headers, params: { webhook_id: told.webhook_id, delivery_id: told.done.id } });
  expect(json).toMatchObject({ run_id: told.aut_id, status: 'pending', attempts: 1 });
  const [attempt] = json.log;
  expect(attempt).toMatchObject({ status: 503, problem: 'http_503', answer: 'come back', request_body: sent?.text });
  expect(attempt.answer_headers['x-reason']).toBe('asleep');
  for (const [name, value] of Object.entries(attempt.request_headers)) expect(sent?.headers[name]).toBe(value);
  expect(Object.keys(attempt.request_headers)).toEqual(expect.arrayContaining(['content-type', 'webhook-id', 'webhook-timestamp', 'webhook-signature']));
  expect(JSON.stringify(json)).not.toContain('whsec_');
});

test('what is left of the schedule: after the second attempt in vain eight more', async () => {
  const { headers, webhook_id, done } = await toldWorkflow((response) => response.writeHead(500).end());
  const { json } = await call(GET, { headers, params: { webhook_id, delivery_id: done.id } });
  expect(json.later_attempts_ms).toEqual([5, 30, 120, 300, 600, 840, 1200, 1440].map((minutes) => minutes * 60_000));
});
