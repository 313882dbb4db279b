import { describe, expect, test } from 'vitest';
import { xfaForms } from '@/lib/engines/pdf/testing/odd-contents';
import { oddFiles } from '@/lib/engines/pdf/testing/odd-files';
import { pdfOf, plainPages } from '@/lib/engines/pdf/testing/odd-pages';
import { makeAccount } from '../account';
import { createRequest } from '../signing';
import { readyPage, sealOf, signedPdf } from './signed-document';
import { refusalOf } from './traces';
import { upload, type WayIn, waysIn } from './ways-in';

type Odd = { pdf: () => Promise<Uint8Array>; code: string };

async function sealed(): Promise<Uint8Array> {
  const { key } = await makeAccount();
  return signedPdf((await createRequest(key)).json);
}

/** Scenario, what comes, and the reason that its sender is told. */
const refusedFiles: Record<string, Odd> = {
  'scenario 7: a PDF with a user password': { pdf: oddFiles['a user password'], code: 'encrypted_pdf' },
  'scenario 7: a PDF with a user password of an older kind': { pdf: oddFiles['an older user password'], code: 'encrypted_pdf' },
  'scenario 8: a PDF cut in the middle': { pdf: oddFiles['cut in the middle'], code: 'broken_pdf' },
  'scenario 8: a PDF that is nothing but a header': { pdf: oddFiles['nothing but a header'], code: 'broken_pdf' },
  'scenario 8: a PDF without pages': { pdf: oddFiles['no pages'], code: 'empty_pdf' },
  'scenario 8: an XFA form': { pdf: async () => xfaForms['without fields of its own'](), code: 'xfa_form' },
  'scenario 8: an XFA form that must be rendered': { pdf: async () => xfaForms['that must be rendered'](), code: 'xfa_form' },
  'scenario 8: a JPEG named .pdf': { pdf: oddFiles['a JPEG named .pdf'], code: 'not_a_pdf' },
  'scenario 8: an Office document named .pdf': { pdf: oddFiles['an Office document'], code: 'not_a_pdf' },
  'scenario 9: 51 pages': { pdf: oddFiles['fifty-one pages'], code: 'too_many_pages' },
  'scenario 9: 300 pages': { pdf: () => pdfOf(plainPages(300)), code: 'too_many_pages' },
  'scenario 9: 5 MB and a byte': { pdf: oddFiles['five megabytes and a byte'], code: 'too_large' },
  'scenario 11: a PDF that bears a seal already': { pdf: sealed, code: 'already_sealed' },
};

/** What another server sends in place of a PDF is its doing; what an unfit PDF is refused for is the request's. */
function answerTo(way: WayIn, code: string): (string | number)[] {
  const isLink = way === 'pdf_url' || way === 'hosted_doc_url';
  return isLink && code === 'not_a_pdf' ? [502, 'document_unreachable', `document.${way} ${code}`] : [400, 'bad_request', `document.${way} ${code}`];
}

const links = ['pdf_base64', 'pdf_url', 'hosted_doc_url'] as const;

describe('a PDF that cannot be signed is refused at create, whichever way it comes, and nothing is left', () => {
  test.each(Object.entries(refusedFiles))('%s', async (_, { pdf, code }) => {
    const bytes = await pdf();
    const { key } = await makeAccount();
    for (const way of links) {
      const document = await waysIn[way](bytes, key);
      expect(await refusalOf(() => createRequest(key, { document, title: undefined }))).toEqual(answerTo(way, code));
    }
    let id = '';
    const put = async () => {
      const put = await upload(key, bytes);
      id = put.id;
      return put.answer;
    };
    const isLarge = code === 'too_large';
    expect(await refusalOf(put)).toEqual(isLarge ? [413, 'too_large'] : [400, 'bad_request', ` ${code}`]);
    expect(await refusalOf(() => createRequest(key, { document: { upload_id: id } }))).toEqual([400, 'bad_request', 'document.upload_id nothing_uploaded']);
  });

  test('scenario 9: a PDF so large that the body is over its limit is 400 too_large as well', async () => {
    const { key } = await makeAccount();
    const document = { pdf_base64: Buffer.alloc(50 * 1024 * 1024, 7).toString('base64') };
    expect(await refusalOf(() => createRequest(key, { document }))).toEqual([400, 'bad_request', ' too_large']);
  });
});

describe('what is within the limits is taken, whichever way it comes', () => {
  test.each(Object.keys(waysIn) as WayIn[])('scenario 9: 50 pages by %s: the page shows them all and the one for the signature', async (way) => {
    const { key } = await makeAccount();
    const { status, json } = await createRequest(key, { document: await waysIn[way](await oddFiles['fifty pages'](), key) });
    expect([status, json.error]).toEqual([201, undefined]);
    expect((await readyPage(json.signer_link)).pages).toHaveLength(51);
  });

  test.each(Object.keys(waysIn) as WayIn[])('scenario 9: exactly 5 MB by %s, to the signed PDF', async (way) => {
    const { key } = await makeAccount();
    const { status, json } = await createRequest(key, { document: await waysIn[way](await oddFiles['exactly five megabytes'](), key) });
    expect([status, json.error]).toEqual([201, undefined]);
    expect(sealOf(await signedPdf(json))).toContain('Signature is Valid.');
  });
});
