import { randomBytes } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { findProvenRequest } from '@/lib/domain/signatures/store';
import { makeAccount } from '../account';
import { takeNetworkAttempts } from '../closed-network';
import { outside } from '../outside-server';
import { plainPdf } from '../plain-pdf';
import { createRequest } from '../signing';
import { readyPage, signedPdf, textOf } from './signed-document';
import { refusalOf } from './traces';

const host = 'files.example.com';
const megabyte = 1024 * 1024;
const refused = (code: string) => [400, 'bad_request', `document.pdf_url ${code}`];
const unreachable = (code: string) => [502, 'document_unreachable', `document.pdf_url ${code}`];

async function sendUrl(pdf_url: string) {
  const { key } = await makeAccount();
  return createRequest(key, { document: { pdf_url } });
}

const inside: [what: string, address: string][] = [
  ['the metadata service of clouds', 'https://169.254.169.254/latest/meta-data/'],
  ['the metadata service as a number', 'https://2852039166/latest/meta-data/'],
  ['10.x', 'https://10.1.2.3/a.pdf'],
  ['172.16.x', 'https://172.16.0.9/a.pdf'],
  ['192.168.x', 'https://192.168.1.1/a.pdf'],
  ['100.64.x', 'https://100.64.0.1/a.pdf'],
  ['0.x', 'https://0.1.2.3/a.pdf'],
  ['multicast', 'https://224.0.0.251/a.pdf'],
  ['a mapped IPv6 address in hexadecimal', 'https://[::ffff:7f00:1]/a.pdf'],
  ['a mapped IPv6 address of 10.x', 'https://[::ffff:10.1.2.3]/a.pdf'],
  ['NAT64', 'https://[64:ff9b::a9fe:a9fe]/a.pdf'],
  ['a decimal IP address', 'https://2130706433/a.pdf'],
  ['a hexadecimal IP address', 'https://0x7f000001/a.pdf'],
  ['an octal IP address', 'https://0177.0.0.1/a.pdf'],
  ['a short IP address', 'https://127.1/a.pdf'],
  ['localhost', 'https://localhost/a.pdf'],
  ['localhost with a trailing dot', 'https://LOCALHOST./a.pdf'],
  ['a name of an internal zone', 'https://metadata.google.internal/computeMetadata/v1/'],
  ['a name of one label', 'https://intranet/a.pdf'],
  ['a name that resolves to 10.x', 'https://ten.example.com/a.pdf'],
  ['a name that resolves to a public and to a private address', 'https://both.example.com/a.pdf'],
  ['a name that resolves to 100.64.x', 'https://shared.example.com/a.pdf'],
  ['a name that resolves to a mapped address', 'https://mapped.example.com/a.pdf'],
];

const names = {
  'ten.example.com': ['10.0.0.7'],
  'both.example.com': ['93.184.215.14', '10.0.0.7'],
  'shared.example.com': ['100.64.0.1'],
  'mapped.example.com': ['::ffff:127.0.0.1'],
};

describe('scenario 5: a PDF address that leads inside is refused, nobody there is called, and nothing is left', () => {
  test.each(inside)('%s, given and as the end of a redirect', async (_, address) => {
    const server = await outside({ hosts: [host], names, answer: (_request, response) => response.writeHead(302, { location: address }).end() });
    expect(await refusalOf(() => sendUrl(address))).toEqual(refused('private_address'));
    expect(server.connections()).toBe(0);
    expect(await refusalOf(() => sendUrl(`https://${host}/a.pdf`))).toEqual(refused('private_address'));
    expect(server.paths()).toEqual([`${host}/a.pdf`]);
  });

  test('a name that is public when it is asked for and private afterwards: the call goes to what was checked, and the next one is refused', async () => {
    const answers = [['93.184.215.14'], ['169.254.169.254']];
    const { asked } = await outside({ names: { 'rebind.example.com': () => answers.shift() ?? [] } });
    expect(await refusalOf(() => sendUrl('https://rebind.example.com/a.pdf'))).toEqual(unreachable('connection'));
    expect([asked, takeNetworkAttempts()]).toEqual([['rebind.example.com'], ['93.184.215.14']]);
    expect(await refusalOf(() => sendUrl('https://rebind.example.com/a.pdf'))).toEqual(refused('private_address'));
  });

  test.each([
    ['http', 'http://files.example.com/a.pdf', 'not_https'],
    ['a file', 'file:///etc/passwd', 'not_https'],
    ['data', 'data:application/pdf;base64,JVBERi0=', 'not_https'],
    ['a user name', 'https://anna@files.example.com/a.pdf', 'bad_address'],
    ['a backslash', 'https://files.example.com\\@127.0.0.1/a.pdf', 'bad_address'],
    ['no address at all', 'lease.pdf', 'bad_address'],
    ['nothing', '', 'bad_address'],
  ])('%s', async (_, address, code) => {
    const server = await outside({ hosts: [host] });
    expect(await refusalOf(() => sendUrl(address))).toEqual(refused(code));
    expect(server.connections()).toBe(0);
  });

  test('a share link of a known service that redirects inside, and one to a host inside', async () => {
    const location = 'https://169.254.169.254/latest/meta-data/';
    const server = await outside({ hosts: ['www.dropbox.com'], answer: (_, response) => response.writeHead(302, { location }).end() });
    const { key } = await makeAccount();
    const send = (hosted_doc_url: string) => createRequest(key, { document: { hosted_doc_url } });
    for (const link of ['https://www.dropbox.com/s/abc/a.pdf', location, 'https://[::ffff:a01:203]/a.pdf'])
      expect(await refusalOf(() => send(link))).toEqual([400, 'bad_request', 'document.hosted_doc_url private_address']);
    expect(await refusalOf(() => send('https://dropbox.com.evil.example/s/abc/a.pdf'))).toEqual([400, 'bad_request', 'document.hosted_doc_url unknown_host']);
    expect(server.paths()).toEqual(['www.dropbox.com/s/abc/a.pdf?dl=1']);
  });

  test('a redirect from https to http', async () => {
    await outside({ hosts: [host], answer: (_, response) => response.writeHead(301, { location: `http://${host}/a.pdf` }).end() });
    expect(await refusalOf(() => sendUrl(`https://${host}/a.pdf`))).toEqual(refused('not_https'));
  });

  test('an address of more than 2,000 characters', async () => {
    expect(await refusalOf(() => sendUrl(`https://${host}/${'a'.repeat(2_000)}`))).toEqual(refused('too_big'));
  });
});

describe('scenario 6: what comes from an address is bounded and judged, and nothing is left', () => {
  const html = '<!doctype html><title>Sign in</title><form><input type="password"></form>';
  test.each<[what: string, answer: RequestListener, expected: string[] | (string | number)[]]>([
    ['a web page', (_, response) => response.setHeader('content-type', 'application/pdf').end('<!doctype html><title>Lease</title>'), unreachable('not_a_pdf')],
    ['a sign-in page', (_, response) => response.end(html), unreachable('sign_in_page')],
    ['an error', (_, response) => response.writeHead(503).end(), unreachable('status')],
    ['nothing', (_, response) => response.end(), unreachable('empty')],
    [
      'a JPEG called a PDF',
      (_, response) => response.setHeader('content-type', 'application/pdf').end(Buffer.from('ffd8ffe000', 'hex')),
      unreachable('not_a_pdf'),
    ],
    ['a redirect to itself', (_, response) => response.writeHead(302, { location: '/a.pdf' }).end(), unreachable('too_many_redirects')],
    ['a broken gzip', (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('%PDF-1.7'), unreachable('broken_answer')],
    ['a PDF that is damaged', (_, response) => response.end('%PDF-1.7\nhello\nstartxref\n0\n%%EOF'), refused('broken_pdf')],
  ])('%s', async (_, answer, expected) => {
    await outside({ hosts: [host], answer });
    expect(await refusalOf(() => sendUrl(`https://${host}/a.pdf`))).toEqual(expected);
  });

  test('200 MB, whether or not they are announced: no more than the limit is taken', async () => {
    let sent = 0;
    const pour: RequestListener = ({ url }, response) => {
      if (url === '/announced') response.setHeader('content-length', 200 * megabyte);
      response.write('%PDF-1.7\n');
      const chunk = randomBytes(megabyte);
      const more = () => {
        while (!response.destroyed && sent < 200 * megabyte) {
          sent += chunk.length;
          if (!response.write(chunk)) return void response.once('drain', more);
        }
      };
      more();
    };
    await outside({ hosts: [host], answer: pour });
    for (const path of ['announced', 'unannounced']) {
      sent = 0;
      expect(await refusalOf(() => sendUrl(`https://${host}/${path}`))).toEqual(refused('too_large'));
      expect(sent).toBeLessThan(30 * megabyte);
    }
  });

  test('a gzip bomb, once and twice packed', async () => {
    const bomb = gzipSync(Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(200 * megabyte)]));
    await outside({
      hosts: [host],
      answer: ({ url }, response) =>
        response.writeHead(200, { 'content-encoding': url === '/twice' ? 'gzip, gzip' : 'gzip' }).end(url === '/twice' ? gzipSync(bomb) : bomb),
    });
    const before = process.memoryUsage().rss;
    expect(await refusalOf(() => sendUrl(`https://${host}/once`))).toEqual(refused('too_large'));
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * megabyte);
    expect(await refusalOf(() => sendUrl(`https://${host}/twice`))).toEqual(unreachable('broken_answer'));
  });

  test('a host that is not there, or shows another’s certificate', async () => {
    await outside({ hosts: [host], certified: ['other.example.com'] });
    expect(await refusalOf(() => sendUrl('https://nobody.example.com/a.pdf'))).toEqual(unreachable('unresolvable'));
    expect(await refusalOf(() => sendUrl(`https://${host}/a.pdf`))).toEqual(unreachable('tls'));
  });

  test('and a PDF over redirects is sent, signed, and remembered with where it came from', async () => {
    const pdf = Buffer.from(await plainPdf('The fetched agreement.'));
    await outside({
      hosts: [host, 'cdn.example.net'],
      answer: ({ headers }, response) =>
        headers.host === host ? response.writeHead(302, { location: 'https://cdn.example.net/lease.pdf#page=2' }).end() : response.end(pdf),
    });
    const { status, json } = await sendUrl(`https://${host}/a.pdf`);
    expect([status, json.error]).toEqual([201, undefined]);
    expect(await findProvenRequest(json.request_id)).toMatchObject({ sourceKind: 'pdf_url', sourceAddress: 'https://cdn.example.net/lease.pdf' });
    expect((await readyPage(json.signer_link)).pages).toHaveLength(2);
    expect(textOf(await signedPdf(json))).toContain('The fetched agreement.');
  });
});
