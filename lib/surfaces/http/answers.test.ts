import { describe, expect, test } from 'vitest';
import { call } from '@/lib/testing/call';
import { conditionalThing, listThings } from '@/lib/testing/kinds/answer-operations';
import { serve } from './serve';

describe('a list in pages', () => {
  const names = Array.from({ length: 7 }, (_, index) => `thing ${index}`);
  const { GET } = serve(listThings(names));
  const page = (query: string) => call(GET, { url: `http://localhost:3000/files/things${query}` });
  const nextOf = (link: string | null) => /^<http:\/\/localhost:3000\/files\/things(\?[^>]+)>; rel="next"$/.exec(link ?? '')?.[1];

  test('is walked by its links from end to end: an array each time, every item once, and no link on the last', async () => {
    const seen: string[] = [];
    let [query, pages]: [string | undefined, number] = ['?limit=3&kind=a%26b', 0];
    while (query && pages < 10) {
      const { status, json, headers } = await page(query);
      expect([status, Array.isArray(json)]).toEqual([200, true]);
      seen.push(...json.map(({ name }: { name: string }) => name));
      query = nextOf(headers.get('link'));
      // What else was asked for is asked for again.
      if (query) expect(Object.fromEntries(new URLSearchParams(query))).toMatchObject({ limit: '3', kind: 'a&b' });
      pages += 1;
    }
    expect([seen, pages]).toEqual([names, 3]);
  });

  test('that ends with a full page has no link to an empty one', async () => {
    const { json, headers } = await page('?limit=7');
    expect([json.length, headers.get('link')]).toEqual([7, null]);
  });

  test('has another ETag once there is a page behind the same items', async () => {
    const growing = ['a', 'b'];
    const route = serve(listThings(growing)).GET;
    const ask = (headers = {}) => call(route, { url: 'http://localhost:3000/files/things?limit=2', headers });
    const etag = (await ask()).headers.get('etag') ?? '';
    expect((await ask({ 'if-none-match': etag })).status).toBe(304);
    growing.push('c');
    const { status, headers } = await ask({ 'if-none-match': etag });
    expect([status, headers.get('link') === null]).toEqual([200, false]);
  });

  test('passes over what it does not know in its address, by whatever name', async () => {
    expect((await page('?constructor=x&toString=y&__proto__=z&utm_source=mail')).status).toBe(200);
  });

  test.each(['?limit=0', '?limit=201', '?cursor=x', '?cursor=x&limit=x'])('400 for %s naming each member', async (query) => {
    const { status, json } = await page(query);
    const wrong = [...new URLSearchParams(query).keys()].sort();
    expect([status, json.details.map(({ path }: { path: string }) => path).sort()]).toEqual([400, wrong]);
  });
});

describe('a change with If-Match', () => {
  const routes = () => {
    const { read, change, remove } = conditionalThing();
    const { GET, PATCH, DELETE } = serve(read, change, remove);
    return {
      tag: async () => (await call(GET)).headers.get('etag') ?? '',
      change: (name: string, ifMatch?: string) =>
        call(PATCH, { method: 'PATCH', body: { name }, headers: ifMatch === undefined ? {} : { 'if-match': ifMatch } }),
      remove: (ifMatch: string) => call(DELETE, { method: 'DELETE', headers: { 'if-match': ifMatch } }),
    };
  };

  test('passes with the ETag of the GET, and answers with the next one', async () => {
    const { tag, change } = routes();
    const changed = await change('second', await tag());
    expect([changed.status, changed.json]).toEqual([200, { name: 'second', size: 1 }]);
    expect(changed.headers.get('etag')).toBe(await tag());
    expect((await change('third', changed.headers.get('etag') ?? '')).status).toBe(200);
  });

  test('is 412 stale once somebody else has changed it, and nothing changes', async () => {
    const { tag, change } = routes();
    const old = await tag();
    await change('of somebody else');
    const now = await tag();
    const { status, json } = await change('mine', old);
    expect([status, json.error, await tag()]).toEqual([412, 'stale', now]);
  });

  test('takes lists and the star, but no weak tag', async () => {
    const { tag, change } = routes();
    expect((await change('a', `"x", ${await tag()}`)).status).toBe(200);
    expect((await change('b', '*')).status).toBe(200);
    expect((await change('c', `W/${await tag()}`)).status).toBe(412);
  });

  test('guards a removal as well', async () => {
    const { tag, remove } = routes();
    expect((await remove('"x"')).status).toBe(412);
    const { status, headers, response } = await remove(await tag());
    expect([status, await response.text(), headers.get('content-type'), headers.get('etag')]).toEqual([204, '', null, null]);
  });
});

test('202 carries its body', async () => {
  const { status, json } = await call(serve(conditionalThing().start).POST, { method: 'POST' });
  expect([status, json]).toEqual([202, { state: 'queued' }]);
});
