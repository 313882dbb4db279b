import { expect, test } from 'vitest';
import { setClock } from '@/lib/core/clock';
import { listEvents } from '@/lib/domain/events/store';
import { postOpened, sentRequest, unknownLink } from '@/lib/testing/private-link';
import { sign } from '@/lib/testing/signing';

const openings = async (id: string) => (await listEvents(id)).filter((event) => event.type === 'request.opened').length;

test('204; a reload is the same opening, a return after half an hour another', async () => {
  const { link, id } = await sentRequest();
  expect((await postOpened(link)).status).toBe(204);
  await postOpened(link);
  expect(await openings(id)).toBe(1);
  try {
    setClock(() => new Date(Date.now() + 31 * 60_000));
    await postOpened(link);
  } finally {
    setClock(null);
  }
  expect(await openings(id)).toBe(2);
});

test('three calls at once are one opening', async () => {
  const { link, id } = await sentRequest();
  await Promise.all([postOpened(link), postOpened(link), postOpened(link)]);
  expect(await openings(id)).toBe(1);
});

test('nothing is noted after signing, and 404 for an unknown link', async () => {
  const { link, id } = await sentRequest();
  await sign(link);
  expect((await postOpened(link)).status).toBe(204);
  expect(await openings(id)).toBe(0);
  expect((await postOpened(unknownLink)).status).toBe(404);
});

test('a page of another site opens nothing for its visitor', async () => {
  const { link, id } = await sentRequest();
  expect((await postOpened(link, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).status).toBe(204);
  expect(await openings(id)).toBe(0);
});
