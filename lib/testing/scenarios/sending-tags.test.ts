import { describe, expect, test } from 'vitest';
import { findProvenRequest } from '@/lib/domain/signatures/store';
import { pdfOf } from '@/lib/engines/pdf/testing/odd-pages';
import { pixelsOfPage } from '@/lib/engines/pdf/testing/picture-pixels';
import { getBlob } from '@/lib/engines/storage/blobs';
import { makeAccount } from '../account';
import { createRequest } from '../signing';
import { type Sent, signedPdf, textOf } from './signed-document';
import { refusalOf } from './traces';

const inMarkdown = async (text: string) => ({ markdown: text });
const inPdf = async (text: string) => ({
  pdf_base64: Buffer.from(await pdfOf([{ text: ' ' }, ...text.split('\n\n').map((line) => ({ text: line }))])).toString('base64'),
});
const ways = { markdown: inMarkdown, 'a PDF’s own text': inPdf };
type Way = keyof typeof ways;
const bothWays = <Case extends [what: string, ...rest: unknown[]]>(cases: Case[]) =>
  (Object.keys(ways) as Way[]).flatMap((way) => cases.map((one) => [way, ...one] as [Way, ...Case]));

async function sent(way: Way, text: string, changes: object = {}) {
  const { key } = await makeAccount();
  const { status, json } = await createRequest(key, { document: await ways[way](text), ...changes });
  expect([status, json.error, json.details]).toEqual([201, undefined, undefined]);
  const request = await findProvenRequest(json.request_id);
  if (!request) throw new Error('missing');
  const fields = request.fields.map(({ kind, party, label, required }) => `${kind} ${party}${label && ` "${label}"`}${required ? '' : ' optional'}`);
  const pdf = await getBlob(request.presentedSha256);
  return { json: json as Sent, fields, boxes: request.fields, pdf, text: textOf(pdf) };
}

const added = ['signature signer', 'date signer'];

describe('scenario 13: a tag becomes its field, and nothing of it is printed', () => {
  test.each(
    bothWays([
      ['a signature', 'Here: {{signature:signer}}', ['signature signer']],
      ['spaces within', 'Here: {{ signature : signer }}', ['signature signer']],
      ['a date', '{{signature:signer}} {{date:signer}}', ['signature signer', 'date signer']],
      ['a text with its label', '{{signature:signer}} {{text:signer:Place of birth}}', ['signature signer', 'text signer "Place of birth"']],
      ['a label with a colon', '{{signature:signer}} {{text:signer:Time: from}}', ['signature signer', 'text signer "Time: from"']],
      ['two signatures', '{{signature:signer}} and {{signature:signer}}', ['signature signer', 'signature signer']],
      ['no signature, so that a block is added', 'On {{date:signer}}', ['date signer', ...added]],
    ] as [string, string, string[]][]),
  )('%s: %s', async (way, _, tags, expected) => {
    const { fields, text, boxes, pdf } = await sent(way, `Kept words.\n\n${tags}`);
    expect(fields).toEqual(expected);
    expect(text).toContain('Kept words.');
    if (way === 'markdown') return expect(text).not.toMatch(/[{}]/);
    // What is painted over is still in the file, but nobody sees it.
    const { unlike } = await pixelsOfPage(pdf, 3);
    const onTags = boxes.filter(({ page }) => page === 3);
    expect(onTags).not.toEqual([]);
    for (const box of onTags) expect(unlike({ x: box.x, y: box.y + box.height / 2, width: box.width, height: 0.005 })).toBe(0);
  });

  test.each(Object.keys(ways) as Way[])(
    '%s: tags of both, where the sender signs; the signed PDF shows neither braces nor less than both names',
    async (way) => {
      const tags = '{{signature:sender}} {{date:sender}}\n\n{{signature:signer}} {{text:signer:City}} {{text:sender:Role}}';
      const { json, fields } = await sent(way, `Kept words.\n\n${tags}`, { sender_signs: true });
      expect([...fields].sort()).toEqual(['date sender', 'signature sender', 'signature signer', 'text sender "Role"', 'text signer "City"']);
      const signed = textOf(await signedPdf(json));
      for (const words of ['Kept words.', 'Sam Sender', 'Anna Berg']) expect(signed).toContain(words);
      if (way === 'markdown') expect(signed).not.toMatch(/\{\{|\}\}/);
    },
  );

  test.each([
    ['in a table', '| Name | Signature |\n| --- | --- |\n| Anna | {{signature:signer}} |'],
    ['in a list', '- one\n- {{signature:signer}}'],
    ['in a heading', '## {{signature:signer}}'],
    ['in a quotation', '> {{signature:signer}}'],
    ['in bold', '**{{signature:signer}}**'],
    ['in a link', '[{{signature:signer}}](https://example.com/)'],
    ['glued to words', 'Signed:{{signature:signer}}.'],
  ])('markdown: a tag %s', async (_, markdown) => {
    const { fields, text } = await sent('markdown', markdown);
    expect([fields, /[{}]/.test(text)]).toEqual([['signature signer'], false]);
  });
});

describe('scenario 13: what is no tag stays as text, whole', () => {
  test.each(
    bothWays([
      ['an unknown kind', '{{initials:signer}}'],
      ['a word', '{{customer}}'],
      ['a kind in capitals', '{{SIGNATURE:signer}}'],
      ['single braces', '{signature:signer}'],
      ['a tag that is not closed', '{{signature:signer'],
      ['a tag that is not opened', 'signature:signer}}'],
      ['nothing between the braces', '{{}}'],
    ]),
  )('%s: %s', async (way, _, words) => {
    const { fields, text } = await sent(way, `Kept words ${words} here.`);
    expect(fields).toEqual(added);
    expect(text.replace(/\s+/g, ' ')).toContain(`Kept words ${words} here.`);
  });

  test.each([
    ['in inline code', 'Write `{{signature:signer}}` here.'],
    ['in a block of code', '```\n{{signature:signer}}\n```'],
    ['in an indented block', 'Kept:\n\n    {{signature:signer}}'],
  ])('markdown: a tag %s', async (_, markdown) => {
    const { fields, text } = await sent('markdown', markdown);
    expect(fields).toEqual(added);
    expect(text).toContain('{{signature:signer}}');
  });

  test('markdown: a tag that is split over two lines', async () => {
    const { fields, text } = await sent('markdown', 'Kept {{signature:\nsigner}} here.');
    expect(fields).toEqual(added);
    expect(text.replace(/\s+/g, ' ')).toContain('{{signature: signer}} here.');
  });

  test('a tag in the title is words of a title', async () => {
    const { fields, text } = await sent('markdown', 'Kept words.', { title: 'On {{signature:signer}}' });
    expect(fields).toEqual(added);
    expect(text).toContain('On {{signature:signer}}');
  });
});

describe('scenario 13: a tag that is wrong is refused and named, and nothing is left', () => {
  test.each(
    bothWays([
      ['an unknown party', '{{signature:witness}}', 'unknown_party'],
      ['no party', '{{signature}}', 'unknown_party'],
      ['an empty party', '{{date:}}', 'unknown_party'],
      ['a text without a label', '{{text:signer}}', 'missing_label'],
      ['a text with an empty label', '{{text:signer: }}', 'missing_label'],
      ['a tag of the sender, who does not sign', '{{signature:sender}}', 'sender_does_not_sign'],
    ] as [string, string, string][]),
  )('%s: %s', async (way, _, tag, code) => {
    const { key } = await makeAccount();
    const document = await ways[way](tag);
    const path = way === 'markdown' ? 'document.markdown' : 'document.pdf_base64';
    let message = '';
    const answer = await refusalOf(async () => {
      const answer = await createRequest(key, { document });
      message = answer.json.details?.[0]?.message ?? '';
      return answer;
    });
    expect(answer).toEqual([400, 'bad_request', `${path} ${code}`]);
    expect(message).toContain(tag.slice(0, 6));
  });

  test.each([
    ['markdown', async () => ({ markdown: '{{date:signer}} '.repeat(201) })],
    ['pdf_base64', manyTags],
  ] as const)('%s: the 201st field', async (member, document) => {
    const { key } = await makeAccount();
    const given = await document();
    expect(await refusalOf(() => createRequest(key, { document: given }))).toEqual([400, 'bad_request', `document.${member} too_many_fields`]);
  });

  test('all that is wrong is said at once', async () => {
    const { key } = await makeAccount();
    const document = { markdown: '{{signature:sender}}\n\n{{text:signer}}\n\n{{date:nobody}}' };
    const details = ['sender_does_not_sign', 'missing_label', 'unknown_party'].map((code) => `document.markdown ${code}`);
    expect(await refusalOf(() => createRequest(key, { document }))).toEqual([400, 'bad_request', ...details]);
  });
});

/** 201 tags on three pages. */
async function manyTags() {
  const pdf = await pdfOf(
    Array.from({ length: 3 }, () => ({ text: ' ' })),
    (document) => {
      for (let index = 0; index < 201; index += 1)
        document.getPage(index % 3).drawText('{{date:signer}}', { x: 40, y: 780 - Math.floor(index / 3) * 11, size: 7 });
    },
  );
  return { pdf_base64: Buffer.from(pdf).toString('base64') };
}
