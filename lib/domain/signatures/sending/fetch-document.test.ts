import type { RequestListener } from 'node:http';
import { describe, expect, test } from 'vitest';
import { AppError } from '@/lib/core/errors';
import { MAX_PDF_BYTES } from '@/lib/engines/pdf/document-limits';
import { outside } from '@/lib/testing/outside-server';
import { fetchHostedPdf, fetchPdf } from './fetch-document';

const host = 'files.example.com';
const link = `https://${host}/contracts/Lease%202026.pdf`;
const pdf = Buffer.from('%PDF-1.7\n% the rest\n');
const id = '1AbCdEfGhIjKlMnOpQrStUvWxYz';

type Sent = { status?: number; headers?: Record<string, string>; body?: string | Buffer };

/** Servers by what they answer to host and path; whatever else is asked for is 404. */
function sites(answers: Record<string, Sent>): { hosts: string[]; answer: RequestListener } {
  const hosts = [...new Set(Object.keys(answers).map((key) => key.split('/')[0] ?? ''))];
  return {
    hosts,
    answer: ({ headers, url }, response) => {
      const { status = 200, headers: sent = {}, body = '' } = answers[`${headers.host}${url}`] ?? { status: 404 };
      response.writeHead(status, sent).end(body);
    },
  };
}

const only = (sent: Sent) => sites({ [`${host}/contracts/Lease%202026.pdf`]: sent });
const to = (location: string, headers: Record<string, string> = {}): Sent => ({ status: 302, headers: { location, ...headers } });

/** Status, code, and the one detail of the error that a fetch ends with. */
async function refusal(promise: Promise<unknown>) {
  const error = await promise.then(() => null).catch((caught: unknown) => caught);
  if (!(error instanceof AppError)) throw new Error(`no refusal but ${String(error)}`);
  expect(error.details?.length).toBe(1);
  return { status: error.status, error: error.code, ...error.details?.[0] };
}

describe('a PDF by its address', () => {
  test('comes with where it was found and what it is called', async () => {
    await outside(only({ body: pdf }));
    expect(await fetchPdf(link)).toEqual({ bytes: pdf, address: link, fileName: 'Lease 2026' });
  });

  test.each([
    ['text/html', 'text/html'],
    ['nothing', ''],
    ['image/png', 'image/png'],
  ])('is a PDF by its first bytes, though the server calls it %s', async (_what, type) => {
    await outside(only({ body: Buffer.concat([Buffer.from('\ufeff\r\n'), pdf]), headers: type ? { 'content-type': type } : {} }));
    expect((await fetchPdf(link)).bytes.length).toBe(pdf.length + 5);
  });

  test('is followed over three redirects, and named by the last server', async () => {
    const names = { 'content-disposition': 'attachment; filename="Signed copy.pdf"' };
    const server = await outside(
      sites({
        [`${host}/contracts/Lease%202026.pdf`]: to('/2'),
        [`${host}/2`]: to('//cdn.example.net/3'),
        'cdn.example.net/3': to('https://cdn.example.net/4?key=x'),
        'cdn.example.net/4?key=x': { body: pdf, headers: names },
      }),
    );
    expect(await fetchPdf(link)).toEqual({ bytes: pdf, address: 'https://cdn.example.net/4?key=x', fileName: 'Signed copy' });
    expect(server.reached.length).toBe(4);
  });

  test('may have 5 MB, and not a byte more', async () => {
    const full = Buffer.concat([pdf, Buffer.alloc(MAX_PDF_BYTES - pdf.length)]);
    await outside(sites({ [`${host}/full`]: { body: full }, [`${host}/over`]: { body: Buffer.concat([full, Buffer.alloc(1)]) } }));
    expect((await fetchPdf(`https://${host}/full`)).bytes.length).toBe(MAX_PDF_BYTES);
    expect(await refusal(fetchPdf(`https://${host}/over`))).toEqual({
      status: 400,
      error: 'bad_request',
      path: 'document.pdf_url',
      code: 'too_large',
      message: expect.stringMatching(/larger than 5 MB/),
    });
  });
});

describe('an address that is not allowed is 400', () => {
  test.each([
    ['not_https', 'http://files.example.com/a.pdf'],
    ['bad_address', 'files.example.com/a.pdf'],
    ['bad_address', 'https://anna:secret@files.example.com/a.pdf'],
    ['private_address', 'https://169.254.169.254/latest'],
    ['private_address', 'https://[::ffff:7f00:1]/'],
    ['private_address', 'https://inside.example.com/a.pdf'],
  ])('%s: %s, for either member', async (code, address) => {
    const server = await outside({ names: { 'inside.example.com': ['10.0.0.7'] } });
    expect(await refusal(fetchPdf(address))).toMatchObject({ status: 400, error: 'bad_request', path: 'document.pdf_url', code });
    const hosted = await refusal(fetchHostedPdf(address));
    expect(hosted).toMatchObject({ status: 400, path: 'document.hosted_doc_url', code: address.includes('inside') ? 'unknown_host' : code });
    expect(server.connections()).toBe(0);
  });

  test.each([
    ['private_address', 'https://127.0.0.1/'],
    ['private_address', 'https://inside.example.com/'],
    ['not_https', 'http://files.example.com/'],
  ])('%s: a redirect to %s', async (code, location) => {
    await outside({ ...only(to(location)), names: { 'inside.example.com': ['10.0.0.7'] } });
    expect(await refusal(fetchPdf(link))).toMatchObject({ status: 400, error: 'bad_request', path: 'document.pdf_url', code });
  });
});

describe('what the other side did is 502, and said', () => {
  test.each<[code: string, sent: Sent, message: RegExp]>([
    ['status', { status: 404, body: 'gone' }, /^The server answered 404\./],
    ['status', { status: 403, body: pdf }, /^The server answered 403\./],
    ['status', { status: 500 }, /^The server answered 500\./],
    ['status', { status: 304 }, /^The server answered 304\./],
    ['empty', {}, /^The server sent an empty file\./],
    [
      'not_a_pdf',
      { body: '<!doctype html><title>Lease &amp; more</title>', headers: { 'content-type': 'application/pdf' } },
      /^The server sent a web page \(“Lease & more”\) in place of a PDF\./,
    ],
    ['not_a_pdf', { body: Buffer.from('504b030414', 'hex') }, /a Word, Excel, PowerPoint or ZIP file in place of a PDF/],
    ['not_a_pdf', { body: Buffer.from('d0cf11e0a1b1', 'hex') }, /an old Word/],
    ['not_a_pdf', { body: Buffer.from('ffd8ffe0', 'hex') }, /a picture/],
    ['not_a_pdf', { body: `${' '.repeat(1020)}%PDF-1.7` }, /something else/],
    ['sign_in_page', { body: '<html><title>Log in</title>' }, /^The server asks to sign in/],
    ['sign_in_page', { status: 401, body: '<html><form><input type=password>' }, /^The server asks to sign in/],
    ['too_many_redirects', to(link), /redirected more than 3 times/],
    ['broken_answer', { body: 'x', headers: { 'content-encoding': 'gzip' } }, /not valid/],
  ])('%s: %j', async (code, sent, message) => {
    await outside(only(sent));
    expect(await refusal(fetchPdf(link))).toEqual({
      status: 502,
      error: 'document_unreachable',
      path: 'document.pdf_url',
      code,
      message: expect.stringMatching(message),
    });
  });

  test('unresolvable, connection and tls', async () => {
    await outside({ hosts: [host], certified: ['other.example.com'] });
    expect(await refusal(fetchPdf('https://nobody.example.com/'))).toMatchObject({ status: 502, code: 'unresolvable' });
    expect(await refusal(fetchPdf(link))).toMatchObject({ status: 502, code: 'tls' });
  });

  test('a share link in pdf_url is told where it belongs', async () => {
    const page = { body: '<html><title>Lease - Google Docs</title>' };
    await outside(sites({ [`docs.google.com/document/d/${id}/edit`]: page }));
    expect(await refusal(fetchPdf(`https://docs.google.com/document/d/${id}/edit`))).toMatchObject({
      code: 'not_a_pdf',
      message: expect.stringContaining('as hosted_doc_url'),
    });
  });
});

describe('a hosted document', () => {
  test('of Google Docs is exported as a PDF', async () => {
    const server = await outside(
      sites({
        [`docs.google.com/document/d/${id}/export?format=pdf`]: { ...to('https://doc-0s-docstext.googleusercontent.com/export/x'), status: 307 },
        'doc-0s-docstext.googleusercontent.com/export/x': {
          body: pdf,
          headers: { 'content-disposition': `attachment; filename="Lease.pdf"; filename*=UTF-8''Lease%20%E2%80%93%20final.pdf` },
        },
      }),
    );
    const fetched = await fetchHostedPdf(`https://docs.google.com/document/d/${id}/edit?usp=sharing`);
    expect(fetched).toEqual({ bytes: pdf, address: 'https://doc-0s-docstext.googleusercontent.com/export/x', fileName: 'Lease – final' });
    expect(server.reached.length).toBe(2);
  });

  test('of SharePoint comes with the cookie that its link sets', async () => {
    const { hosts } = sites({ 'contoso.sharepoint.com/': {} });
    await outside({
      hosts,
      answer: ({ headers, url }, response) => {
        if (url?.startsWith('/:b:/')) response.writeHead(302, { location: '/download.aspx?share=x', 'set-cookie': 'FedAuth=guest; path=/; secure' }).end();
        else response.writeHead(headers.cookie === 'FedAuth=guest' ? 200 : 403).end(pdf);
      },
    });
    expect(await fetchHostedPdf('https://contoso.sharepoint.com/:b:/s/legal/EQtoken?e=1')).toMatchObject({ bytes: pdf });
  });

  test('of Dropbox is downloaded', async () => {
    await outside(
      sites({
        'www.dropbox.com/scl/fi/abc/Lease.pdf?rlkey=key&dl=1': to('https://uc1.dl.dropboxusercontent.com/cd/0/get/x'),
        'uc1.dl.dropboxusercontent.com/cd/0/get/x': { body: pdf, headers: { 'content-disposition': 'attachment; filename=Lease.pdf' } },
      }),
    );
    expect(await fetchHostedPdf('https://www.dropbox.com/scl/fi/abc/Lease.pdf?rlkey=key&dl=0')).toMatchObject({ fileName: 'Lease' });
  });

  test.each<[what: string, link: string, answers: Record<string, Sent>]>([
    [
      'Google',
      `https://docs.google.com/presentation/d/${id}/edit`,
      {
        [`docs.google.com/presentation/d/${id}/export/pdf`]: to('https://accounts.google.com/ServiceLogin?continue=x'),
        'accounts.google.com/ServiceLogin?continue=x': { body: '<html>' },
      },
    ],
    [
      'SharePoint',
      'https://contoso.sharepoint.com/:b:/s/legal/EQ',
      {
        'contoso.sharepoint.com/:b:/s/legal/EQ?download=1': to('https://login.microsoftonline.com/x'),
        'login.microsoftonline.com/x': { body: '<html>', status: 403 },
      },
    ],
    [
      'Dropbox',
      'https://www.dropbox.com/s/abc/Lease.pdf',
      { 'www.dropbox.com/s/abc/Lease.pdf?dl=1': to('/login?cont=x'), 'www.dropbox.com/login?cont=x': { body: '<html>' } },
    ],
  ])('that needs a sign-in at %s is named, with how to share it', async (_what, address, answers) => {
    await outside(sites(answers));
    expect(await refusal(fetchHostedPdf(address))).toEqual({
      status: 502,
      error: 'document_unreachable',
      path: 'document.hosted_doc_url',
      code: 'sign_in_page',
      message: expect.stringMatching(/^The server asks to sign in.* choose Share/),
    });
  });

  test('whose host shows a page of its own is named with that page', async () => {
    const page = { body: '<!DOCTYPE html><html><head><title>Google Drive - Virus scan warning</title>' };
    await outside(sites({ [`drive.usercontent.google.com/download?id=${id}&export=download&confirm=t`]: page }));
    const refused = await refusal(fetchHostedPdf(`https://drive.google.com/file/d/${id}/view`));
    expect(refused).toMatchObject({ status: 502, code: 'not_a_pdf', message: expect.stringContaining('“Google Drive - Virus scan warning”') });
  });

  test('that is gone, empty or a Word file is 502 with how to share a PDF', async () => {
    const at = (name: string) => `contoso.sharepoint.com/:w:/s/legal/${name}?download=1`;
    await outside(sites({ [at('empty')]: {}, [at('word')]: { body: Buffer.from('504b0304', 'hex') } }));
    const codeOf = async (name: string) => refusal(fetchHostedPdf(`https://contoso.sharepoint.com/:w:/s/legal/${name}`));
    expect(await codeOf('gone')).toMatchObject({ status: 502, code: 'status', message: expect.stringContaining('answered 404') });
    expect(await codeOf('empty')).toMatchObject({ status: 502, code: 'empty' });
    expect(await codeOf('word')).toMatchObject({ status: 502, code: 'not_a_pdf', message: expect.stringContaining('Save the document as a PDF') });
  });

  test('of a host that is not known, or a folder, is 400 and nobody is called', async () => {
    const server = await outside({ hosts: [host, 'drive.google.com'] });
    expect(await refusal(fetchHostedPdf(link))).toMatchObject({ status: 400, path: 'document.hosted_doc_url', code: 'unknown_host' });
    expect(await refusal(fetchHostedPdf(`https://drive.google.com/drive/folders/${id}`))).toMatchObject({ status: 400, code: 'folder_link' });
    expect(server.connections()).toBe(0);
  });
});

describe('a shared file of this service', () => {
  const own = 'http://localhost:3000/files/shared/token-1';
  const read = (bytes: Buffer) => async (token: string) => (token === 'token-1' ? { bytes, fileName: 'Offer' } : null);

  test('is read in process, without a call', async () => {
    const server = await outside({});
    expect(await fetchHostedPdf(own, read(pdf))).toEqual({ bytes: pdf, address: own, fileName: 'Offer' });
    expect(server.asked).toEqual([]);
  });

  test.each<[code: string, refused: () => Promise<unknown>]>([
    ['unknown_share_link', () => fetchHostedPdf(`${own}2`, read(pdf))],
    ['unknown_share_link', () => fetchHostedPdf(own)],
    ['not_a_pdf', () => fetchHostedPdf(own, read(Buffer.from('PK')))],
    ['too_large', () => fetchHostedPdf(own, read(Buffer.alloc(MAX_PDF_BYTES + 1)))],
  ])('is 400 %s where it cannot be used', async (code, refused) => {
    expect(await refusal(refused())).toMatchObject({ status: 400, error: 'bad_request', path: 'document.hosted_doc_url', code });
  });
});
