import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { db } from '@/lib/core/db';
import { env } from '@/lib/core/env';
import { archiveWorkflow } from '@/lib/domain/workflows/operations/archive-workflow';
import { serve } from '@/lib/surfaces/http/serve';
import { makeAccount } from '@/lib/testing/account';
import { finish, post } from '@/lib/testing/automations';
import { call } from '@/lib/testing/call';
import { signIn } from '@/lib/testing/session';
import { makeWorkflow, offerPost } from '@/lib/testing/workflows';
import { listEvents } from './list-events';

async function source(body: Record<string, unknown> = {}) {
  const { account, key } = await makeAccount();
  return { account, key, ...(await makeWorkflow({ key, accountId: account.id, body })) };
}

const eventsOf = (workflowId: string) => db().sourceEvent.findMany({ where: { workflowId }, orderBy: { createdAt: 'asc' } });
const runsOf = (workflowId: string) => db().automation.findMany({ where: { workflowId } });
const jobsFor = async (id: string) =>
  (await db().$queryRaw<{ count: number }[]>`SELECT COUNT(*)::int AS count FROM pgboss.job WHERE name = 'advance-automation' AND data->>'id' = ${id}`)[0]
    ?.count;

test('a post becomes a filled DOCX and its PDF in the files of the owner', async () => {
  const { secret, account } = await source();
  const { status, json } = await post(secret);
  expect([status, json]).toEqual([202, { eventId: expect.stringMatching(/^evt_/), automationId: expect.stringMatching(/^aut_/), status: 'queued' }]);
  const run = await finish(json.automationId);
  expect([run.status, run.error]).toEqual(['completed', null]);
  const files = await db().file.findMany({ where: { accountId: account.id, origin: 'output' }, orderBy: { name: 'asc' } });
  expect(files.map(({ name }) => name)).toEqual(['Offer.docx', 'Offer.pdf']);
});

test('event, automation and job are there when the answer is, and the text of the body is kept as it came', async () => {
  const { secret, workflow } = await source();
  const text = '{ "Items": [], "2": 1, "Customer Name": "A\\u0000\\ud83d\\ude00", "1": null }';
  const { json } = await post(secret, text);
  expect(await eventsOf(workflow.id)).toMatchObject([{ id: json.eventId, payload: text, bytes: Buffer.byteLength(text), automationId: json.automationId }]);
  expect(await runsOf(workflow.id)).toMatchObject([{ id: json.automationId, status: 'queued', sourceEventId: json.eventId, workflowVersion: 1 }]);
  expect(await jobsFor(json.automationId)).toBe(1);
});

test('posts at once are each kept and started, with an id of their own', async () => {
  const { secret, workflow } = await source();
  const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => post(secret, { ...offerPost, 'Customer Name': `Customer ${index}` })));
  expect(new Set(answers.map(({ json }) => json.automationId)).size).toBe(40);
  const events = await eventsOf(workflow.id);
  expect(new Set(events.map(({ payload }) => JSON.parse(payload ?? '')['Customer Name'])).size).toBe(40);
  for (const { json } of answers) expect(events.find(({ id }) => id === json.eventId)).toMatchObject({ automationId: json.automationId });
});

describe('a test submission', () => {
  test('to an incomplete workflow is kept as the sample and starts nothing, also where it completes it; the next one does', async () => {
    const { secret, workflow } = await source({ source: {} });
    const [first, second] = [await post(secret), await post(secret)];
    expect([first.json, second.json]).toMatchObject([
      { status: 'sample', automationId: null },
      { status: 'queued', automationId: expect.stringMatching(/^aut_/) },
    ]);
    expect(await runsOf(workflow.id)).toHaveLength(1);
    expect(await db().source.findUnique({ where: { workflowId: workflow.id } })).toMatchObject({ sampleEventId: first.json.eventId });
  });

  test('that comes with others at once is a sample where it was first, and none starts twice', async () => {
    const { secret, workflow } = await source({ source: {} });
    const answers = await Promise.all([post(secret), post(secret), post(secret)]);
    expect(answers.map(({ json }) => json.status).sort()).toEqual(['queued', 'queued', 'sample']);
    expect(await runsOf(workflow.id)).toHaveLength(2);
  });
});

describe('what somebody sends from a page of ours', () => {
  const cameBy = async (id: string) => (await eventsOf(id)).map((event) => event.cameBy);

  test('came by hand, also where many like it came before; in public it is a post to the address as any other', async () => {
    const { secret, workflow, key } = await source();
    const headers = { origin: new URL(env().BASE_URL).origin };
    for (const given of [{}, headers, {}, headers]) expect((await post(secret, offerPost, given)).status).toBe(202);
    expect(await cameBy(workflow.id)).toEqual(['webhook', 'hand', 'webhook', 'hand']);
    const { json } = await call(serve(listEvents).GET, { key, params: { wkf_id: workflow.id } });
    expect(json.map(({ sourceType }: { sourceType: string }) => sourceType)).toEqual(Array(4).fill('WEBHOOK'));
  });

  test('came by the address where the page is of another site, whoever has signed in', async () => {
    const { secret, workflow, account } = await source();
    const { cookie } = await signIn(account.ownerId);
    await post(secret, offerPost, { cookie, origin: 'https://forms.example', 'sec-fetch-site': 'same-origin' });
    await post(secret, offerPost, { cookie, 'sec-fetch-site': 'same-site' });
    expect(await cameBy(workflow.id)).toEqual(['webhook', 'webhook']);
  });
});

test('with autoCreate off a post is held, and starts nothing', async () => {
  const { secret, workflow } = await source();
  await db().workflow.update({ where: { id: workflow.id }, data: { autoCreate: false } });
  expect((await post(secret)).json).toMatchObject({ status: 'held', automationId: null });
  expect(await runsOf(workflow.id)).toEqual([]);
});

test('404 in one shape for a secret that nothing has, of no secret’s form, and of an archived workflow', async () => {
  const { secret, workflow, key } = await source();
  await call(serve(archiveWorkflow).DELETE, { key, method: 'DELETE', params: { wkf_id: workflow.id } });
  const answers = await Promise.all(['x'.repeat(32), 'no secret', 'a\0b', secret].map((text) => post(text)));
  expect(new Set(answers.map(({ status, json }) => JSON.stringify([status, json]))).size).toBe(1);
  expect(answers[0]).toMatchObject({ status: 404, json: { error: 'not_found' } });
  expect(await eventsOf(workflow.id)).toEqual([]);
});

describe('a repeat', () => {
  test.each(['idempotency-key', 'webhook-id'])('by %s gets the first answer and starts nothing', async (header) => {
    const { secret, workflow } = await source();
    const [first, again] = [await post(secret, offerPost, { [header]: 'order-1' }), await post(secret, offerPost, { [header]: 'order-1' })];
    expect([again.status, again.json]).toEqual([202, first.json]);
    expect([await eventsOf(workflow.id), await runsOf(workflow.id)].map(({ length }) => length)).toEqual([1, 1]);
  });

  test('that comes at once with the first is one with it', async () => {
    const { secret, workflow } = await source();
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(secret, offerPost, { 'idempotency-key': 'order-1' })));
    expect(new Set(answers.map(({ json }) => json.eventId)).size).toBe(1);
    expect(await eventsOf(workflow.id)).toHaveLength(1);
  });

  test('with another body is 400, and nothing is kept', async () => {
    const { secret, workflow } = await source();
    await post(secret, offerPost, { 'idempotency-key': 'order-1' });
    const other = await post(secret, { ...offerPost, more: 1 }, { 'idempotency-key': 'order-1' });
    expect([other.status, other.json.details[0].code]).toEqual([400, 'idempotency_key_reused']);
    expect(await eventsOf(workflow.id)).toHaveLength(1);
  });

  test('means nothing at another source', async () => {
    const [one, other] = [await source(), await source()];
    await post(one.secret, offerPost, { 'idempotency-key': 'order-1' });
    await post(other.secret, offerPost, { 'idempotency-key': 'order-1' });
    expect([await eventsOf(one.workflow.id), await eventsOf(other.workflow.id)].map(({ length }) => length)).toEqual([1, 1]);
  });
});

describe('bad input', () => {
  let made: Awaited<ReturnType<typeof source>>;
  beforeAll(async () => {
    made = await source();
  });
  const filled = (bytes: number) => `{"a":"${'x'.repeat(bytes - 8)}"}`;

  test.each([
    ['an array', '[1]', 400],
    ['half a body', '{"a":', 400],
    ['1 MB and a byte', filled(1024 * 1024 + 1), 413],
    ['17 levels', `${'{"a":'.repeat(17)}1${'}'.repeat(17)}`, 400],
  ])('%s is refused, and nothing is kept', async (_what, body, status) => {
    const answer = await post(made.secret, body);
    expect([answer.status, answer.json.details[0].message]).toEqual([status, expect.stringMatching(/\.$/)]);
    expect(await eventsOf(made.workflow.id)).toEqual([]);
  });

  test('a body that never ends is cut off at 1 MB', async () => {
    let pulled = 0;
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536).fill(0x20 + (pulled++ % 2))) });
    const { POST } = serve((await import('./receive-source-event')).receiveSourceEvent);
    const request = new Request('http://localhost:3000/', {
      method: 'POST',
      body: endless,
      duplex: 'half',
      headers: { 'content-type': 'application/json' },
    } as RequestInit);
    expect((await POST(request, { params: Promise.resolve({ secret: made.secret }) })).status).toBe(413);
    expect(pulled).toBeLessThan(20);
  });

  test('1 MB to the byte is taken', async () => {
    expect((await post(made.secret, filled(1024 * 1024))).status).toBe(202);
  });
});

test('a packed body is refused as such, and nothing is kept; identity says that it is none', async () => {
  const { secret, workflow } = await source();
  for (const encoding of ['gzip', 'br', 'gzip, identity']) {
    const { status, json } = await post(secret, offerPost, { 'content-encoding': encoding });
    expect([status, JSON.stringify(json)]).toEqual([415, expect.stringContaining('Content-Encoding')]);
  }
  expect(await eventsOf(workflow.id)).toEqual([]);
  expect((await post(secret, offerPost, { 'content-encoding': 'Identity' })).status).toBe(202);
});

test('429 with how long to wait, counted by source and not by sender', async () => {
  const set = env();
  const before = set.SOURCE_POSTS_PER_MINUTE;
  onTestFinished(() => void Object.assign(set, { SOURCE_POSTS_PER_MINUTE: before }));
  Object.assign(set, { SOURCE_POSTS_PER_MINUTE: 2 });
  const [one, other] = [await source(), await source()];
  const answers = [
    await post(one.secret),
    await post(one.secret),
    await post(one.secret, offerPost, { 'x-client-address': '198.51.100.9' }),
    await post(other.secret),
  ];
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 429, 202]);
  expect([answers[2]?.headers.get('ratelimit-policy'), Number(answers[2]?.headers.get('retry-after'))]).toEqual(['"post";q=2;w=60', expect.any(Number)]);
});
