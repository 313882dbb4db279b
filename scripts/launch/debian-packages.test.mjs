import { expect, test } from 'vitest';
import { OFFICE_PACKAGES } from '../../lib/engines/convert/office-packages';
import { missingPackages } from './debian-packages.mjs';

const office = OFFICE_PACKAGES.map(({ name }) => name);
const bare = { exists: () => false, isInstalled: () => false };
const namesFor = (when, machine) => missingPackages(when, machine).map(({ name }) => name);

test('a bare machine needs LibreOffice, its fonts and its sandbox for a start, and for the tests what checks PDFs too', () => {
  expect(namesFor('start', bare)).toEqual(office);
  expect(namesFor('test', bare)).toEqual([...office, 'chromium', 'poppler-utils', 'qpdf']);
});

test('where all files are there nothing is missing, and one font that is not is installed alone', () => {
  expect(namesFor('start', { ...bare, exists: () => true })).toEqual([]);
  expect(namesFor('start', { ...bare, exists: (file) => !file.includes('Carlito') })).toEqual(['fonts-crosextra-carlito']);
});

test('Writer and Impress without their dialogs count as missing: documents with comments would crash them', () => {
  const machine = { ...bare, exists: (file) => !file.endsWith('annotation.ui') };
  expect(namesFor('start', machine)).toEqual(['libreoffice-writer', 'libreoffice-impress']);
});

test('what dpkg calls installed is there, wherever its files are', () => {
  expect(namesFor('start', { ...bare, isInstalled: (name) => name !== 'bubblewrap' })).toEqual(['bubblewrap']);
});
