import { PDFDict, PDFName } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { Layers } from '@/lib/engines/pdf/intake/closed/layers';
import { openPdf } from '@/lib/engines/pdf/open-pdf';
import { onePage } from '@/lib/engines/pdf/testing/one-page';

/** The state of what bears this as its layer, beside one that is on (6), one that is off (7) and one that programs read differently (8). */
async function stateOf(layer: string) {
  const group = (name: string, usage = '') => `<< /Type /OCG /Name (${name}) ${usage} >>`;
  const { catalog, context } = await openPdf(
    onePage({
      catalog: '/OCProperties << /OCGs [6 0 R 7 0 R 8 0 R] /D << /ON [6 0 R 8 0 R] /OFF [7 0 R] >> >>',
      page: `/Held << /Is ${layer} >>`,
      objects: [group('on'), group('off'), group('unclear', '/Usage << /View << /ViewState /OFF >> >>')],
    }),
  );
  const page = context.enumerateIndirectObjects().find(([, object]) => object instanceof PDFDict && object.has(PDFName.of('Held')))?.[1] as PDFDict;
  return new Layers(catalog).stateOf((page.lookup(PDFName.of('Held')) as PDFDict).get(PDFName.of('Is')));
}

const members = (groups: string, policy = '') => `<< /Type /OCMD /OCGs [${groups}] ${policy} >>`;
const expression = (text: string) => `<< /Type /OCMD /VE [${text}] >>`;
const [on, off, unclear] = ['6 0 R', '7 0 R', '8 0 R'] as const;

test.each([
  ['a group that is on', on, 'shown'],
  ['a group that is off', off, 'hidden'],
  ['any of both, as nothing else is said', members(`${on} ${off}`), 'shown'],
  ['any on', members(`${on} ${off}`, '/P /AnyOn'), 'shown'],
  ['any on of none', members(off, '/P /AnyOn'), 'hidden'],
  ['all on', members(`${on} ${off}`, '/P /AllOn'), 'hidden'],
  ['any off', members(`${on} ${off}`, '/P /AnyOff'), 'shown'],
  ['any off of none', members(on, '/P /AnyOff'), 'hidden'],
  ['all off', members(`${on} ${off}`, '/P /AllOff'), 'hidden'],
  ['all off of those that are', members(off, '/P /AllOff'), 'shown'],
  ['one that is unclear where the others do not settle it', members(`${off} ${unclear}`), 'unclear'],
  ['one that is unclear where another settles it', members(`${on} ${unclear}`), 'shown'],
  ['not', expression(`/Not ${off}`), 'shown'],
  ['and', expression(`/And ${on} ${off}`), 'hidden'],
  ['or', expression(`/Or ${on} ${off}`), 'shown'],
  ['an expression in another', expression(`/And ${on} [/Not ${on}]`), 'hidden'],
  ['not what is unclear', expression(`/Not ${unclear}`), 'unclear'],
])('%s', async (_, layer, state) => {
  expect(await stateOf(layer)).toBe(state);
});
