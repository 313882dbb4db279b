import { expect, test } from 'vitest';
import { draftOf } from '@/lib/testing/drafts';
import { answered, Refused, Unreached } from './ask';

/** What the page makes of an answer of the service. */
function taken({ status, json }: { status: number; json: unknown }): unknown {
  try {
    return answered(status, JSON.stringify(json));
  } catch (error) {
    return error;
  }
}

test('a refusal is told by its code and details, and never as a service that was not reached', async () => {
  const { browser, id } = await draftOf();
  await browser.change(id, { revision: 1, title: 'First' });
  const stale = taken(await browser.change(id, { revision: 1, title: 'Second' }));
  expect(stale).toBeInstanceOf(Refused);
  expect(stale).toMatchObject({ status: 409, code: 'conflict' });
  expect((stale as Refused).details.map(({ path }) => path)).toEqual(['revision', 'changedBy', 'updatedAt']);

  const broken = taken(await browser.put(id, 'Broken.pdf', '%PDF-1.4 and no more'));
  expect(broken).toBeInstanceOf(Refused);
  expect((broken as Refused).details[0]?.code).toBe('broken_pdf');

  await browser.remove(id);
  expect(taken(await browser.read(id))).toMatchObject({ status: 404, code: 'not_found' });
});

test('what is no answer of the service is one that was not reached', () => {
  expect(taken({ status: 502, json: { error: 'bad_gateway' } })).toBeInstanceOf(Unreached);
  expect(taken({ status: 413, json: '<html>' })).toBeInstanceOf(Unreached);
  expect(taken({ status: 200, json: { revision: 2 } })).toEqual({ revision: 2 });
});
