import { afterEach, expect, test, vi } from 'vitest';
import { postByHand } from './post-by-hand';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('what is no JSON object is not sent', async () => {
  const sent = vi.fn();
  vi.stubGlobal('fetch', sent);
  for (const text of ['', '{', '[]', 'null', '"text"', '7']) expect(await postByHand('https://paraph.example/in/secret', text)).toEqual({ kind: 'broken' });
  expect(sent).not.toHaveBeenCalled();
});

test('an object goes to the path of the address, at the origin of the page', async () => {
  const sent = vi.fn(async (_path: string, _init: RequestInit) => new Response('{"eventId":"evt"}', { status: 202 }));
  vi.stubGlobal('fetch', sent);
  expect(await postByHand('https://paraph.example/in/secret', '{ "a": 1 }')).toEqual({ kind: 'done', value: { eventId: 'evt' } });
  expect(sent.mock.calls[0]?.[0]).toBe('/in/secret');
  expect(sent.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: '{"a":1}' });
});
