import { describe, expect, test } from 'vitest';
import { findProvenRequest } from '@/lib/domain/signatures/store';
import { getBlob } from '@/lib/engines/storage/blobs';
import { makeAccount } from '../account';
import { outside } from '../outside-server';
import { plainPdf } from '../plain-pdf';
import { createRequest } from '../signing';
import { textOf } from './signed-document';
import { refusalOf } from './traces';
import { upload, type WayIn, waysIn } from './ways-in';

const members = ['markdown', 'pdf_base64', 'pdf_url', 'hosted_doc_url', 'upload_id'] as const;
const bad = (...problems: string[]) => [400, 'bad_request', ...problems];

/** Members that are right by themselves. */
const right = async (): Promise<Record<(typeof members)[number], string>> => ({
  markdown: '{{signature:signer}}',
  pdf_base64: Buffer.from(await plainPdf()).toString('base64'),
  pdf_url: 'https://files.example.com/a.pdf',
  hosted_doc_url: 'https://www.dropbox.com/s/abc/a.pdf',
  upload_id: `up_${'0'.repeat(32)}`,
});

describe('a create request has exactly one document', () => {
  test.each([
    ['no document', { document: undefined }, 'document invalid_type'],
    ['null', { document: null }, 'document invalid_type'],
    ['text', { document: 'Please sign.' }, 'document invalid_type'],
    ['a list', { document: [{ markdown: 'x' }] }, 'document invalid_type'],
    ['an empty object', { document: {} }, 'document exactly_one'],
    ['a member that is null', { document: { markdown: null } }, 'document.markdown invalid_type'],
    ['a member that is a number', { document: { pdf_url: 7 } }, 'document.pdf_url invalid_type'],
    ['blank markdown', { document: { markdown: ' \n\t ' } }, 'document.markdown empty'],
    ['markdown of 200,001 bytes', { document: { markdown: 'ü'.repeat(100_000).concat('x') } }, 'document.markdown too_large'],
    ['markdown of 60 pages', { document: { markdown: 'Word.\n\n'.repeat(3_000) } }, 'document.markdown too_many_pages'],
  ])('400 for %s', async (_, changes, problem) => {
    const { key } = await makeAccount();
    expect(await refusalOf(() => createRequest(key, changes))).toEqual(bad(problem));
  });

  test.each(members.flatMap((one, index) => members.slice(index + 1).map((other) => [one, other] as const)))(
    '400 for %s and %s together, and neither is looked at',
    async (one, other) => {
      const server = await outside({ hosts: ['files.example.com', 'www.dropbox.com'] });
      const { key } = await makeAccount();
      const given = await right();
      expect(await refusalOf(() => createRequest(key, { document: { [one]: given[one], [other]: given[other] } }))).toEqual(bad('document exactly_one'));
      expect(server.connections()).toBe(0);
    },
  );

  test('400 for an unknown member, alone and beside a right one', async () => {
    const { key } = await makeAccount();
    expect(await refusalOf(() => createRequest(key, { document: { html: '<p>' } }))).toEqual(bad('document.html unknown_member', 'document exactly_one'));
    expect(await refusalOf(() => createRequest(key, { document: { markdown: 'x', pdfUrl: 'https://files.example.com/' } }))).toEqual(
      bad('document.pdfUrl unknown_member'),
    );
  });

  test.each(Object.keys(waysIn) as WayIn[])('%s alone is kept with its kind and its very bytes, and shown', async (way) => {
    const { key } = await makeAccount();
    const pdf = await plainPdf(`The agreement by ${way}.`);
    const { status, json } = await createRequest(key, { document: await waysIn[way](pdf, key) });
    expect([status, json.error]).toEqual([201, undefined]);
    const request = await findProvenRequest(json.request_id);
    expect(request?.sourceKind).toBe(way);
    expect(Buffer.from(await getBlob(request?.sourceSha256 ?? '')).equals(Buffer.from(pdf))).toBe(true);
    expect(textOf(await getBlob(request?.presentedSha256 ?? ''))).toContain(`The agreement by ${way}.`);
  });
});

describe('pdf_base64', () => {
  test.each([
    ['as it is', (text: string) => text],
    ['without padding', (text: string) => text.replace(/=+$/, '')],
    ['in lines of 76', (text: string) => text.replace(/.{76}/g, '$&\r\n')],
    ['with a data URL’s head', (text: string) => `data:application/pdf;base64,${text}`],
  ])('is taken %s', async (_, change) => {
    const { key } = await makeAccount();
    // A text of a length that needs padding.
    const pdf = Buffer.concat([Buffer.from(await plainPdf('The agreement.')), Buffer.alloc(3)]);
    const padded = pdf.subarray(0, pdf.length - ((pdf.length + 2) % 3));
    const { status, json } = await createRequest(key, { document: { pdf_base64: change(padded.toString('base64')) } });
    expect([status, json.error]).toEqual([201, undefined]);
  });

  test.each([
    ['nothing', ''],
    ['padding alone', '=='],
    ['the alphabet for addresses', 'JVBERi0xLjc_-A'],
    ['characters of no alphabet', 'JVBERi0x*Ljc='],
    ['padding within', 'JVBE=Ri0x'],
    ['three paddings', 'JVBERi0xLg==='],
    ['a length that cannot be', 'JVBER'],
    ['fullwidth letters', 'ＪＶＢＥ'],
    ['a NUL', 'JVBE\u0000Ri0x'],
    ['the head of another data URL', 'data:image/png;base64,JVBERi0x'],
    ['a data URL that is not base64', 'data:application/pdf,%25PDF-1.7'],
  ])('is 400 invalid_base64 for %s', async (_, pdf_base64) => {
    const { key } = await makeAccount();
    expect(await refusalOf(() => createRequest(key, { document: { pdf_base64 } }))).toEqual(bad('document.pdf_base64 invalid_base64'));
  });
});

describe('upload_id', () => {
  test.each([
    ['unknown', `up_${'0'.repeat(32)}`],
    ['empty', ''],
    ['in capitals', `UP_${'A'.repeat(32)}`],
    ['with a NUL', `up_${'0'.repeat(31)}\u0000`],
    ['a pattern', '%'],
    ['very long', 'up_'.padEnd(100_000, '0')],
  ])('is 400 unknown_upload where it is %s', async (_, upload_id) => {
    const { key } = await makeAccount();
    expect(await refusalOf(() => createRequest(key, { document: { upload_id } }))).toEqual(bad('document.upload_id unknown_upload'));
  });

  test('serves more than one request', async () => {
    const { key } = await makeAccount();
    const { id } = await upload(key, await plainPdf());
    for (const used of [1, 2]) expect((await createRequest(key, { document: { upload_id: id } })).json.usage?.used_this_month).toBe(used);
  });
});
