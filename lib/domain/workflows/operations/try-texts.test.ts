import { expect, test } from 'vitest';
import { lookedAt } from '@/lib/testing/looked-at';
import { keepSample } from '@/lib/testing/previews';

const values = { 'Customer Name': 'Anna/Berg', Email: 'anna@example.com', Number: 0 };

test('each text as a run writes it: the name of an output as a file system takes it', async () => {
  const { looker, workflow, account } = await lookedAt();
  await keepSample(workflow, account.id, values);
  const { status, json } = await looker.texts({
    outputName: 'Offer for {{Customer Name}}',
    pdfPassword: 'x{{Number}}',
    signerEmail: '{{Email}}',
    title: '{{Nobody}}',
    folder: 'Offers/{{Customer Name}}/{{Nobody}}',
  });
  expect([status, json.hasExample]).toEqual([200, true]);
  expect(json.texts).toEqual({
    outputName: { text: 'Offer for Anna-Berg', problem: null, missing: [] },
    pdfPassword: { text: 'x0', problem: null, missing: [] },
    signerEmail: { text: 'anna@example.com', problem: null, missing: [] },
    title: { text: '', problem: null, missing: ['Nobody'] },
    folder: { text: 'Offers/Anna-Berg', problem: null, missing: ['Nobody'] },
  });
});

test.each([
  ['outputName', 'Offer for {{Customer Nam', 'unclosed_braces', 'Customer Nam'],
  ['outputName', '{{#if A}}x', 'unclosed_block', '#if A'],
  ['outputName', '{{A | shout}}', 'unknown_filter', 'A | shout'],
  ['folder', '{{#if Number}}Offers/{{Number}}{{/if}}', 'unclosed_block', '#if Number'],
  ['folder', '{{Number', 'unclosed_braces', 'Number'],
  ['message', '{{signature:signer}}', 'field_tag', 'signature:signer'],
  ['signerEmail', 'nobody', 'invalid_email', ''],
  ['signerEmail', '{{Customer Name}}', 'filled_email', ''],
  ['language', 'xx', 'invalid_language', ''],
  ['title', '{{=1/Number}}', 'unfillable', '=1/Number'],
  ['outputName', 'x'.repeat(2_001), 'too_long', ''],
])('%s “%s” is answered %s', async (member, text, code, tag) => {
  const { looker, workflow, account } = await lookedAt();
  await keepSample(workflow, account.id, values);
  expect((await looker.texts({ [member]: text })).json.texts[member].problem).toEqual({ code, tag });
});

test('without an example a text is judged all the same', async () => {
  const { looker } = await lookedAt();
  const { json } = await looker.texts({ outputName: '{{Customer Name}}', title: '{{' });
  expect(json).toMatchObject({ hasExample: false, texts: { outputName: { text: null, problem: null }, title: { problem: { code: 'unclosed_braces' } } } });
});
