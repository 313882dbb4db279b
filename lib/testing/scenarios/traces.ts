import { expect } from 'vitest';
import { db } from '@/lib/core/db';
import type { call } from '../call';

type Answer = Awaited<ReturnType<typeof call>>;

/** How much there is of everything that a request leaves. A test file has its database to itself while it runs. */
async function traces() {
  const [requests, events, emails, blobs, answers, places] = await Promise.all([
    db().signatureRequest.count(),
    db().event.count(),
    db().email.count(),
    db().blob.count(),
    db().idempotentAnswer.count(),
    db().usageMonth.findMany({ orderBy: [{ subject: 'asc' }, { month: 'asc' }] }),
  ]);
  return { requests, events, emails, blobs, answers, places: places.map(({ subject, month, count }) => `${subject} ${month} ${count}`) };
}

/** Status, error, and path and code of each detail of a refusal that left nothing behind. */
export async function refusalOf(send: () => Promise<Answer>): Promise<(string | number)[]> {
  const before = await traces();
  const { status, json } = await send();
  expect(await traces()).toEqual(before);
  expect(json.message, JSON.stringify(json)).toMatch(/^[A-Z\d].*\.$/);
  const details = (json.details ?? []) as { path: string; code: string; message: string }[];
  for (const { message } of details) expect(message).toMatch(/\S/);
  return [status, json.error, ...details.map(({ path, code }) => `${path} ${code}`)];
}
