import parsePrometheusTextFormat from 'parse-prometheus-text-format';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { GET } from '@/app/metrics/route';
import { setClock } from '@/lib/core/clock';
import { env } from '@/lib/core/env';
import { samplesNow, timed } from '@/lib/core/measures';
import { noteMeasures } from '@/lib/domain/operator/measures/note-measures';
import { typstPool } from '@/lib/engines/pdf/engine-pools';
import { makeAccount } from '@/lib/testing/account';
import { makeDeadJobs } from '@/lib/testing/dead-jobs';
import { createRequest } from '@/lib/testing/signing';
import { families, familyOf } from './families';

const token = 'a-token-of-the-metrics';

beforeEach(() => {
  env().METRICS_TOKEN = token;
});
afterEach(() => {
  delete env().METRICS_TOKEN;
  setClock(null);
});

const ask = (authorization?: string) => GET(new Request('http://localhost:3000/metrics', { headers: authorization ? { authorization } : {} }));

async function read() {
  const text = await (await ask(`Bearer ${token}`)).text();
  return { text, found: parsePrometheusTextFormat(text) };
}

const metricsOf = (found: ReturnType<typeof parsePrometheusTextFormat>, name: string) => found.find((family) => family.name === name)?.metrics ?? [];

test('404 where no token is configured, 401 for another one, and nothing is told', async () => {
  for (const wrong of [undefined, 'Bearer', `Bearer ${token}x`, `Basic ${token}`, `Bearer ${token.slice(1)}`]) {
    const answer = await ask(wrong);
    expect([wrong, answer.status, await answer.text()]).toEqual([wrong, 401, expect.not.stringContaining('paraph_')]);
  }
  delete env().METRICS_TOKEN;
  expect((await ask(`Bearer ${token}`)).status).toBe(404);
});

test('another reader of the format finds the numbers of this process, of the worker and of the database', async () => {
  const { key } = await makeAccount();
  await createRequest(key);
  const { name: queue } = await makeDeadJobs('a', 'b');
  typstPool();
  await noteMeasures();
  const { found, text } = await read();
  expect(found.map(({ name, type }) => [name, type.toLowerCase()])).toEqual(
    Object.entries(families)
      .filter(([name]) => found.some((family) => family.name === name))
      .map(([name, { type }]) => [name, type]),
  );
  for (const name of ['paraph_process_memory_bytes', 'paraph_process_open_handles']) {
    const processes = metricsOf(found, name).map(({ labels }) => labels?.process);
    expect(new Set(processes)).toEqual(new Set(['web', 'worker']));
  }
  // The reader puts all label sets of a histogram into one.
  expect(metricsOf(found, 'paraph_http_request_seconds')[0]?.buckets?.['+Inf']).toMatch(/^[1-9]/);
  const [, created] = /^paraph_http_request_seconds_count\{process="web",instance="[^"]+",operation="sendForSignature",status="2xx"\} (\d+)$/m.exec(text) ?? [];
  expect(Number(created)).toBeGreaterThanOrEqual(1);
  expect(metricsOf(found, 'paraph_queue_jobs')).toContainEqual({ labels: { queue, state: 'dead' }, value: '2' });
  expect(Number(metricsOf(found, 'paraph_requests').find(({ labels }) => labels?.state === 'pending')?.value)).toBeGreaterThanOrEqual(1);
  expect(Number(metricsOf(found, 'paraph_storage_bytes')[0]?.value)).toBeGreaterThan(0);
  expect(metricsOf(found, 'paraph_pool_waiting').map(({ labels }) => labels?.pool)).toContain('typst');
});

test('every number that is measured has a family, and no label is an id', async () => {
  const { key } = await makeAccount();
  const { json } = await createRequest(key);
  await noteMeasures();
  expect(samplesNow().filter(({ name }) => !Object.hasOwn(families, familyOf(name)))).toEqual([]);
  const { text } = await read();
  expect(text).not.toContain(json.request_id);
  expect(text).not.toMatch(/acc_|usr_|@/);
});

test('what a label holds cannot break a line', async () => {
  timed('paraph_http_request_seconds', { operation: 'a"b\\c\nd', status: '2xx' }, 0.1);
  const { found, text } = await read();
  expect(metricsOf(found, 'paraph_http_request_seconds').length).toBeGreaterThan(0);
  expect(text).toContain(String.raw`operation="a\"b\\c\nd"`);
});

test('a worker that is gone is told of no more', async () => {
  await noteMeasures();
  const later = Date.now() + 5 * 60_000;
  setClock(() => new Date(later));
  const { found } = await read();
  expect(new Set(metricsOf(found, 'paraph_process_uptime_seconds').map(({ labels }) => labels?.process))).toEqual(new Set(['web']));
});
