import { describe, expect, test } from 'vitest';
import { findProvenRequest } from '@/lib/domain/signatures/store';
import { getBlob } from '@/lib/engines/storage/blobs';
import { makeAccount } from '../account';
import { outside } from '../outside-server';
import { createRequest } from '../signing';
import { insideOf, type Sent, signedPdf, textOf } from './signed-document';

const rich = `# Lease

| Item | Price |
| :--- | ---: |
| Rent | 900 € |
| Deposit | 1,800 € |

1. First
   - Nested
     1. Deeply nested
2. Second

Read [our terms](https://example.com/terms) or ![the floor plan](https://pictures.example.com/plan.png).

عقد إيجار الشقة بين الطرفين

חוזה שכירות

賃貸借契約書を締結する。한국어 계약서. 合同正文。

Ελληνικά, русский, Tiếng Việt, zażółć. 👍 👩🏽‍💻

{{signature:signer}}
`;

const hostile: [what: string, markdown: string, shown: string][] = [
  ['a script', 'Before <script>alert(1)</script> after', 'alert(1)'],
  ['a block of HTML', '<div onclick="alert(1)">Within</div>\n\nAfter', 'After'],
  ['a picture in HTML', 'Before <img src="https://pictures.example.com/x.png" onerror="alert(1)"> after', 'after'],
  ['a frame', '<iframe src="https://pictures.example.com/"></iframe>\n\nAfter', 'After'],
  ['a javascript: link', 'Press [here](javascript:alert(1)) now', 'now'],
  ['a javascript: link in disguise', 'Press [here](JaVaScRiPt&colon;alert(1)) and [there](&#106;avascript:alert(1)) now', 'now'],
  ['a javascript: link in angles', 'Press <javascript:alert(1)> now', 'now'],
  ['a data: link', 'Press [here](data:text/html,<script>alert(1)</script>) now', 'now'],
  ['a file: link', 'Press [here](file:///etc/passwd) now', 'now'],
  ['a reference to a javascript: link', 'Press [here][a] now\n\n[a]: javascript:alert(1)', 'now'],
  ['a picture that is a script', '![picture](javascript:alert(1)) now', 'now'],
  ['the language of the typesetter', 'Price #read("/etc/passwd") and $1+1$ and #import "x": * and \\#eval now', '#read("/etc/passwd")'],
  ['the operators of a PDF', 'A) Tj ET /JS (x) endstream endobj (now', 'endstream endobj'],
];

async function sent(markdown: string): Promise<Sent> {
  const { key } = await makeAccount();
  const { status, json } = await createRequest(key, { document: { markdown }, title: 'Lease' });
  expect([status, json.error]).toEqual([201, undefined]);
  return json;
}

async function presented({ request_id }: Sent): Promise<Uint8Array> {
  const request = await findProvenRequest(request_id);
  return getBlob(request?.presentedSha256 ?? '');
}

/** Nothing in it runs, opens a program, submits, or holds another file; links go to the web alone. */
function expectInert(pdf: Uint8Array): void {
  const inside = insideOf(pdf);
  for (const active of ['/JavaScript', '/Launch', '/SubmitForm', '/ImportData', '/RichMedia', '/Movie', '/GoToR', '/OpenAction', '/AA '])
    expect(inside).not.toContain(active);
  expect(inside).not.toMatch(/\/JS\s*[(<]/);
  for (const [, address] of inside.matchAll(/\/URI\s*\(([^)]*)\)/g)) expect(address).toMatch(/^(https?:\/\/|mailto:)/);
}

describe('scenario 12: markdown of every kind becomes a PDF that says it all', () => {
  test('tables, nested lists, links, right-to-left, Chinese, Japanese, Korean and emoji are text to be read, before and after signing', async () => {
    const outer = await outside({ hosts: ['pictures.example.com'] });
    const json = await sent(rich);
    for (const pdf of [await presented(json), await signedPdf(json)]) {
      const text = textOf(pdf).normalize('NFKC');
      for (const words of ['Lease', 'Rent', '900 €', '1,800 €', 'First', 'Nested', 'Deeply nested', 'Second', 'our terms', '[the floor plan]'])
        expect(text).toContain(words);
      for (const words of ['賃貸借契約書を締結する。', '한국어 계약서', '合同正文', 'Ελληνικά', 'русский', 'Tiếng Việt', 'zażółć', '👍'])
        expect(text).toContain(words);
      expect(text).toContain('חוזה שכירות');
      expect(text).toContain('عقد إيجار الشقة بين الطرفين');
      expect(text).not.toMatch(/\*\*|\|\s*:?---|!\[|\]\(/);
      expectInert(pdf);
    }
    // A picture is named, not fetched.
    expect([outer.asked, outer.connections()]).toEqual([[], 0]);
  });
});

describe('scenario 12: markdown that would act is inert', () => {
  test.each(hostile)('%s', async (_, markdown, shown) => {
    const outer = await outside({ hosts: ['pictures.example.com'] });
    const pdf = await presented(await sent(`${markdown}\n\nThe end.`));
    expect(textOf(pdf)).toContain(shown);
    expect(textOf(pdf)).toContain('The end.');
    expect(textOf(pdf)).not.toContain('root:');
    expectInert(pdf);
    expect([outer.asked, outer.connections()]).toEqual([[], 0]);
  });

  test('and stays so once it is signed', async () => {
    const json = await sent(hostile.map(([, markdown]) => markdown).join('\n\n'));
    const pdf = await signedPdf(json);
    expectInert(pdf);
    expect(textOf(pdf)).toContain('endstream endobj');
  });
});
