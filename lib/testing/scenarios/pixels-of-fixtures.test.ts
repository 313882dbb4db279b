import { expect, test } from 'vitest';
import { emptySignatureField, filledForm, xfaBesideFields } from '@/lib/engines/pdf/testing/odd-contents';
import { oddFiles } from '@/lib/engines/pdf/testing/odd-files';
import { type OddPage, pdfOf } from '@/lib/engines/pdf/testing/odd-pages';
import { engineNames, field, seenBy } from './seen-by';
import { asDocument, signedPdf } from './signed-pdf';

const turned = (page: OddPage) => () => pdfOf([0, 90, 180, 270].map((rotate) => ({ ...page, rotate })));

/** The files of other tests that can be signed, but for that with usual borders around its links, which poppler draws and no paper shows. */
const fixtures: Record<string, () => Uint8Array | Promise<Uint8Array>> = {
  'ordinary pages': turned({}),
  'parts of larger sheets': turned({ crop: [60, 90, 400, 500] }),
  'sheets that begin elsewhere': turned({ media: [-100, 50, 500, 700] }),
  'parts of sheets that begin elsewhere': turned({ media: [-100, -50, 700, 900], crop: [-40, 30, 500, 600] }),
  'units of two points': turned({ userUnit: 2 }),
  'a filled form': () => filledForm(),
  'a form for other programs too': xfaBesideFields,
  'a field for a signature': emptySignatureField,
  'a mail header before the PDF': oddFiles['a mail header before the PDF'],
  'an owner password alone (AES-256)': oddFiles['an owner password alone (AES-256)'],
  'an owner password alone (AES-128)': oddFiles['an owner password alone (AES-128)'],
  'an owner password alone (RC4)': oddFiles['an owner password alone (RC4)'],
  'one page listed twice': oddFiles['one page listed twice'],
};

test.each(Object.entries(fixtures))(
  'every page looks in two engines as it was sent, when it is presented and when it is sealed: %s',
  { timeout: 180_000 },
  async (_, make) => {
    const original = await make();
    const forms = await signedPdf({ ...asDocument(original), fields: [{ kind: 'signature', page: 1, ...field }] });
    for (const engine of engineNames) expect(await seenBy(engine, original, forms, [])).toEqual({ engine, changed: [], spoilt: [], isMarked: true });
  },
);
