import { describe, expect, test } from 'vitest';
import { describePages } from '@/lib/engines/pdf/pages/page-reading';
import type { Box } from '@/lib/engines/pdf/place';
import { attackFiles } from '@/lib/engines/pdf/testing/attack-files';
import { makeAccount } from '../account';
import { createRequest } from '../signing';
import { engineNames, field, seenBy } from './seen-by';
import { asDocument, signedPdf } from './signed-pdf';

/** Values that every reader draws in letters of its own: they are compared by their words. */
const formField: Box = { x: 72 / 595, y: 1 - 620 / 842, width: 228 / 595, height: 60 / 842 };
const ownLetters: Record<string, string> = { 'a field that nobody drew': '99999 EUR', 'a list of which one is chosen': 'yearly' };

/** What every reader shows otherwise, or only some, can be taken in by nobody. */
const refused = new Set([
  'a line without appearance',
  'a square without appearance',
  'a highlight without appearance',
  'a link with a border and a drawing of its own',
  'a link whose border strikes a sentence out',
  'a link whose border covers what it stands around',
  'a layer that is printed and not viewed',
  'a view that lies outside the paper',
  'two lists of objects',
]);
/** These may be mended or refused. */
const eitherWay = new Set([
  'a stamp that turns with the reader, on a page that is turned',
  'Japanese without its font, by Unicode',
  'Japanese without its font, by Shift JIS',
  'Latin in a font that nobody has',
  'a picture in the text that does not end',
  'an object that is there twice',
]);

/** Words in letters that a program without them does not draw at all: where they stand. */
const withoutLetters = new Set(['Japanese without its font, by Unicode', 'Japanese without its font, by Shift JIS']);
const secondLine: Box = { x: 0.1, y: 0.24, width: 0.5, height: 0.06 };

describe.each(Object.entries(attackFiles))('%s', (name, make) => {
  test('is refused at creation with what to do, or is signed as two engines show it, with its mark to be seen', { timeout: 180_000 }, async () => {
    const original = make();
    const request = { ...asDocument(original), fields: [{ kind: 'signature', page: 1, ...field }] };
    const { key } = await makeAccount();
    const created = await createRequest(key, { ...request, title: undefined });
    if (!eitherWay.has(name)) expect([name, created.status, created.json.details]).toEqual([name, refused.has(name) ? 400 : 201, created.json.details]);
    if (created.status === 400) {
      const [detail] = created.json.details;
      expect(detail).toMatchObject({ path: 'document.pdf_base64', message: expect.stringMatching(/\. (Print|Save|Open|Export|Send|Fill)/) });
      return;
    }
    const forms = await signedPdf(request);
    const words = ownLetters[name];
    if (words) expect((await describePages(forms.presented))[0]?.lines.map(({ text }) => text)).toContain(words);
    const leftOut = words ? [formField] : withoutLetters.has(name) ? [secondLine] : [];
    for (const engine of engineNames) expect(await seenBy(engine, original, forms, leftOut)).toEqual({ engine, changed: [], spoilt: [], isMarked: true });
  });
});
