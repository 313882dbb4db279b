import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readPost } from '@/lib/domain/automations/inbound/read-post';
import { curlExample, exampleData, htmlExample, javascriptExample, leftOutOfForm, pythonExample } from './example-texts';

const run = promisify(execFile);
const has = async (program: string) =>
  run(program, ['--version']).then(
    () => true,
    () => false,
  );
const [hasCurl, hasPython] = await Promise.all([has('curl'), has('python3')]);

/** What shells, scripts and pages might take for their own. */
const awkward = {
  "O'Neil": 'it\'s \\ a "quoted" $HOME `id` %d {{tag}}\nsecond line',
  Umlaut: 'Grüße 東京 🎉 <b>&amp;</b> </script>',
  None: null,
  True: true,
  False: false,
  Total: -1.5e-7,
  Customer: { 'first name': 'Anna', nested: {} },
  Items: [
    { name: 'Chair', price: 40 },
    { name: "Bob's", price: 90.5 },
  ],
  Plain: ['a', 1],
};

const received: { body: string; contentType: string }[] = [];
const server = createServer(async (request, response) => {
  received.push({ body: await text(request), contentType: request.headers['content-type'] ?? '' });
  response.writeHead(202, { 'content-type': 'application/json' }).end('{"eventId":"evt_1"}');
});
let url = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/in/secret`;
});
afterAll(() => void server.close());
beforeEach(() => void received.splice(0));

/** As the address of a source reads it. */
const taken = () => {
  const [post] = received;
  return post && JSON.parse(readPost(Buffer.from(post.body), post.contentType).text);
};

test.runIf(hasCurl)('the line for a terminal sends exactly the data, whatever stands in them', async () => {
  const { stdout } = await run('sh', ['-c', curlExample(url, awkward)]);
  expect([JSON.parse(stdout), taken()]).toEqual([{ eventId: 'evt_1' }, awkward]);
});

test('the script sends exactly the data, whatever stands in them', async () => {
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', javascriptExample(url, awkward)]);
  expect([stdout, taken()]).toEqual(["{ eventId: 'evt_1' }\n", awkward]);
});

test.runIf(hasPython)('the Python program sends exactly the data, whatever stands in them', async () => {
  await run('python3', ['-c', pythonExample(url, awkward)]);
  expect(taken()).toEqual(awkward);
});

test('the form names each plain value once, and keeps every sign from the page', () => {
  const form = htmlExample(url, awkward, 'Send');
  expect([...form.matchAll(/ name="([^"]*)"/g)].map(([, name]) => name)).toEqual([
    "O'Neil",
    'Umlaut',
    'None',
    'True',
    'False',
    'Total',
    'Customer.first name',
    'Plain',
    'Plain',
  ]);
  expect(form).toContain('value="Grüße 東京 🎉 &lt;b&gt;&amp;amp;&lt;/b&gt; &lt;/script&gt;"');
  expect(form).toContain(`<form action="${url}" method="post">`);
});

test('what the form sends is taken as it stands: nested names, plain lists, and no rows, which are named as left out', () => {
  const form = htmlExample(url, awkward, 'Send');
  const inputs = [...form.matchAll(/ name="([^"]*)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]);
  const sent = new URLSearchParams(inputs.filter(([name]) => name === 'Plain' || name === 'Customer.first name'));
  expect(JSON.parse(readPost(Buffer.from(`${sent}`), 'application/x-www-form-urlencoded').text)).toEqual({ 'Customer.first name': 'Anna', Plain: ['a', '1'] });
  expect(leftOutOfForm({ ...awkward, Order: { Rows: [{ a: 1 }], Tags: ['x'] } })).toEqual(['Items', 'Order.Rows']);
  expect(leftOutOfForm({ Plain: ['a'], None: null })).toEqual([]);
});

test('an example has the values of the sample, shortened; without one a value of its kind for each name', () => {
  expect(exampleData({ a: 'x'.repeat(500), b: [1, 2, 3] }, [])).toEqual({ a: 'x'.repeat(120), b: [1, 2] });
  const fields = [
    { name: 'Customer.name', kind: null },
    { name: 'Customer.age', kind: 'number' },
    { name: '__proto__', kind: 'text' },
  ];
  expect(JSON.stringify(exampleData(null, fields))).toBe('{"Customer":{"name":"name","age":1},"__proto__":"__proto__"}');
  expect(exampleData(null, [])).toMatchObject({ 'Customer Name': 'Anna Berg' });
});
