import { expect, test } from 'vitest';
import { makeAccount } from '@/lib/testing/account';
import { createKeyless } from '@/lib/testing/keyless';
import { plainPdf } from '@/lib/testing/plain-pdf';
import { createRequest } from '@/lib/testing/signing';

const warningsOf = async (changes: Record<string, unknown>) => {
  const { status, json } = await createRequest((await makeAccount()).key, changes);
  return [status, json.warnings];
};

test('names each tag of a markdown document that nobody knows, with the line and the nearest known one', async () => {
  const markdown = [
    'Sign: {{signatur:signer}}',
    '',
    '{{Signature:Signer}} {{checkbox:signer:Agreed}}',
    '',
    'We pay {{amount}} on {{date:signer:2026-12-31}}.',
  ].join('\n');
  const path = 'document.markdown';
  expect(await warningsOf({ document: { markdown } })).toEqual([
    201,
    [
      { path, code: 'unknown_tag', message: expect.stringMatching(/^Line 1: \{\{signatur:signer\}\} .* Did you mean \{\{signature:signer\}\}\?$/) },
      { path, code: 'unknown_tag', message: expect.stringMatching(/^Line 3: .* Did you mean \{\{signature:signer\}\}\?$/) },
      { path, code: 'unknown_tag', message: expect.stringMatching(/^Line 3: .* Did you mean \{\{text:signer:Agreed\}\}\?$/) },
      { path, code: 'unknown_tag', message: expect.stringMatching(/^Line 5: \{\{amount\}\} is no field tag, and is printed as it stands\. Fill it in/) },
      { path, code: 'value_in_date_tag', message: expect.stringMatching(/^Line 5: \{\{date:signer:2026-12-31\}\}/) },
    ],
  ]);
});

test('says nothing of known tags, nor of what stands in code', async () => {
  const markdown = '{{signature:signer}} {{date:signer}} {{text:signer:Your role}} `{{amount}}`\n\n    {{amount}}';
  expect(await warningsOf({ document: { markdown } })).toEqual([201, []]);
});

test('names those of a PDF with their page, also where the fields were placed', async () => {
  const pdf_base64 = Buffer.from(await plainPdf('Pay {{amount}}\n{{signature:signer}}\n{{signatur:signer}}')).toString('base64');
  const path = 'document.pdf_base64';
  const told = [
    { path, code: 'unknown_tag', message: expect.stringMatching(/^Page 1: \{\{amount\}\}/) },
    { path, code: 'unknown_tag', message: expect.stringMatching(/^Page 1: \{\{signatur:signer\}\} .* Did you mean \{\{signature:signer\}\}\?$/) },
  ];
  expect(await warningsOf({ document: { pdf_base64 }, title: undefined })).toEqual([201, told]);
  const fields = [{ kind: 'signature', page: 1, x: 0.1, y: 0.8, width: 0.3 }];
  expect(await warningsOf({ document: { pdf_base64 }, title: undefined, fields })).toEqual([
    201,
    [{ path, code: 'unused_tag', message: expect.stringMatching(/^Page 1: \{\{signature:signer\}\}/) }, ...told],
  ]);
});

test('a create without a key says that it counts as one, in whose month, and who confirms', async () => {
  const { json } = await createKeyless({ sender: { email: 'kim@sender.example' } });
  expect(json.warnings).toEqual([{ path: 'Authorization', code: 'no_key', message: expect.stringContaining('kim@sender.example') }]);
});
