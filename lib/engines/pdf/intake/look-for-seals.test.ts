import { expect, test } from 'vitest';
import { refuseSealed } from '@/lib/engines/pdf/intake/look-for-seals';
import { openPdf } from '@/lib/engines/pdf/open-pdf';
import { onePage } from '@/lib/engines/pdf/testing/one-page';

const signature = '<< /Type /Sig /ByteRange [0 1 2 3] /Contents <00> >>';
const refused = async (...pdf: Parameters<typeof onePage>) => {
  const document = await openPdf(onePage(...pdf));
  try {
    refuseSealed(document);
    return null;
  } catch (error) {
    return (error as { code: string }).code;
  }
};

test.each([
  ['a certification alone', { catalog: '/Perms << /DocMDP 6 0 R >>', objects: ['<< /Type /Sig >>'] }, 'already_sealed'],
  ['a signature that no field holds', { objects: [signature] }, 'already_sealed'],
  ['a field with a signature whose bytes are elsewhere', { objects: ['<< /FT /Sig /T (a) /V << /Type /Sig >> >>'] }, 'already_sealed'],
  ['usage rights for a reader beside a signature', { catalog: '/Perms << /UR3 6 0 R >>', objects: [signature, signature] }, 'already_sealed'],
  ['usage rights for a reader', { catalog: '/Perms << /UR3 6 0 R >>', objects: [signature] }, null],
  ['a field that nobody signed', { objects: ['<< /FT /Sig /T (a) >>'] }, null],
])('%s', async (_, pdf, code) => {
  expect(await refused(pdf)).toBe(code);
});
