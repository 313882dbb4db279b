import { describe, expect, test } from 'vitest';
import { languages } from '@/lib/core/i18n/languages';
import { fillOfficeFile } from '@/lib/engines/office/fill-office-file';
import { fillText } from '@/lib/engines/office/language/fill-text';
import { flattenPayload } from '@/lib/engines/office/language/flatten-payload';
import { readOfficeFile } from '@/lib/engines/office/read-office-file';
import { missingIn } from '../completeness/missing';
import { kindOf, nameOf } from './compose-template';
import { galleryTemplates, startingPoints } from './rules';
import { settingIn, takePoint } from './starting-point';
import { templateWords } from './words-of';

const cases = languages.flatMap((language) => startingPoints.map((point) => [point, language] as const));

describe.each(cases)('%s in %s', (point, language) => {
  test('is read without a finding, and made of the same bytes each time', async () => {
    const { bytes, reading } = await takePoint(point, language);
    expect(reading).toMatchObject({ kind: kindOf(point), findings: [] });
    expect(Buffer.from((await takePoint(point, language)).bytes).equals(bytes)).toBe(true);
  });

  test('is called without the places where cards break its name', () => {
    expect(nameOf(point, language)).not.toContain('\u00AD');
  });

  test('is filled by its sample without a warning, and so are name and signer', async () => {
    const { bytes, settings, sample } = await takePoint(point, language);
    const filled = await fillOfficeFile({ bytes, values: sample, setting: settingIn(language) });
    expect(filled.findings).toEqual([]);
    // Faces that our PDFs are made with, or that have a twin as wide there: of any other each run would warn.
    if (kindOf(point) === 'docx') expect(['Calibri', 'Cambria', 'Noto Sans CJK JP', 'Noto Serif CJK JP']).toEqual(expect.arrayContaining(filled.fonts));
    const left = (await readOfficeFile(filled.bytes)).tags.filter(({ kind }) => kind !== 'field');
    expect(left).toEqual([]);
    const { outputName, signature } = settings;
    for (const text of [outputName, signature?.signerName ?? '-', signature?.signerEmail ?? '-'])
      expect(fillText(text, sample, settingIn(language))).toMatchObject({ findings: [] });
  });

  test('lacks nothing where the fields of its sample are known, and its sample brings no field that it does not read', async () => {
    const { reading, settings, sample } = await takePoint(point, language);
    const { fields } = flattenPayload(sample);
    const document = { id: 'doc', fileId: 'file', file: null, ...settings };
    expect(missingIn([{ document, reading }], fields, null)).toEqual([]);
    for (const field of fields)
      expect(
        missingIn(
          [{ document, reading }],
          fields.filter((one) => one !== field),
          null,
        ),
        field,
      ).not.toEqual([]);
  });
});

test.each(languages)('no two fields of a template have one name in %s, and none needs brackets in a formula', (language) => {
  const names = Object.values(templateWords(language).fields);
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[\p{L}\p{M}ー][\p{L}\p{M}\p{N}ー ]*$/u);
});

test('those that are for signing have one place to sign and one date, and the others none', async () => {
  for (const point of galleryTemplates) {
    const { reading, settings } = await takePoint(point, 'en');
    const fields = reading.tags.filter(({ kind }) => kind === 'field').map(({ source, count }) => `${source} ${count}`);
    expect(fields, point).toEqual(settings.signature ? ['signature:signer 1', 'date:signer 1'] : []);
  }
});
