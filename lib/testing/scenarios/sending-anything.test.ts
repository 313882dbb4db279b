import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeAccount } from '../account';
import { withEnv } from '../outside-server';
import { plainPdf } from '../plain-pdf';
import { createRequest } from '../signing';
import { signedPdf } from './signed-document';

/** Text as people and attackers write it, halves of characters and controls among it. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.string({ unit: fc.constantFrom('a', '\u0000', '\ud800', '\udc00', '\n', '\u202e', '\u200d', '\ufffe', '🖊', 'ع', ' '), maxLength: 8 }),
);
const pieces = [
  '{{',
  '}}',
  '{{signature:signer}}',
  '{{text:signer:',
  'signer',
  ':',
  '|',
  '\n',
  '- ',
  '# ',
  '```',
  '<',
  '>',
  '[x](',
  ')',
  '&#0;',
  '*',
  '_',
  '![',
  '$',
  '\\',
];
const markdown = fc.oneof(
  fc.array(fc.oneof(fc.constantFrom(...pieces), text), { maxLength: 40 }).map((parts) => parts.join('')),
  text,
);
const fraction = fc.double({ min: 0, max: 0.5, noNaN: true });
const placement = fc.record(
  { kind: fc.constantFrom('signature', 'date', 'text'), page: fc.constant(1), x: fraction, y: fraction, width: fraction, height: fraction, label: text },
  { requiredKeys: ['kind', 'page', 'x', 'y', 'width'] },
);

/** One member is odd, so that many requests are taken. */
const changes = (pdf_base64: string) =>
  fc.oneof(
    fc.record({ document: fc.record({ markdown }) }),
    fc.record({ document: fc.constant({ pdf_base64 }), fields: fc.array(placement, { minLength: 1, maxLength: 3 }) }),
    fc.record({ title: text }),
    fc.record({ message: text }),
    fc.record({ signer: fc.record({ name: text, email: fc.emailAddress() }) }),
    fc.record({ sender: fc.record({ name: text }), sender_signs: fc.boolean() }),
    fc.record({ document: fc.record({ upload_id: text }) }),
    fc.record({ document: fc.jsonValue() }),
    fc.record({ fields: fc.jsonValue() }),
  );

test('whatever is sent, the answer is 201 or a 400 that names what is wrong; and what is 201 can be opened, signed and downloaded', {
  timeout: 240_000,
}, async () => {
  withEnv({ KEY_CREATES_PER_MINUTE: 100_000, MONTHLY_LIMIT: 100_000 });
  const { key } = await makeAccount();
  const seen = { taken: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(changes(Buffer.from(await plainPdf()).toString('base64')), async (changed) => {
      const { status, json } = await createRequest(key, changed);
      if (status === 201) {
        seen.taken += 1;
        expect((await signedPdf(json)).length).toBeGreaterThan(1_000);
        return;
      }
      seen.refused += 1;
      expect([status, json.error]).toEqual([400, 'bad_request']);
      for (const detail of json.details)
        expect(detail).toEqual({ path: expect.any(String), code: expect.stringMatching(/^[a-z_]+$/), message: expect.stringMatching(/\S/) });
      expect(json.details.length).toBeGreaterThan(0);
    }),
    // Always the same inputs: whether a test passes must not depend on the day.
    { numRuns: 120, seed: 20_261_121 },
  );
  // The property is worth something only if both happen.
  expect(Math.min(seen.taken, seen.refused)).toBeGreaterThan(15);
});
