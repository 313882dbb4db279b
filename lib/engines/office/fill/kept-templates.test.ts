import { expect, test } from 'vitest';
import { openPackage } from '../package/open-package.ts';
import { docx, paragraph } from '../testing/build-docx.ts';
import { fillWith } from '../testing/fill-with.ts';
import { forgetOldTemplates, templateOf } from './kept-templates.ts';

const template = (text: string, paragraphs = 1) => docx(paragraph(text).repeat(paragraphs));
const plansOf = (bytes: Uint8Array) => templateOf(bytes, openPackage(bytes)).plans;

test('a template that was filled is planned no more; another one with the same name of parts is', () => {
  const [one, other] = [template('{{Name}} one'), template('{{Name}} other')];
  fillWith(one, { Name: 'Anna' });
  expect([plansOf(one).size > 0, plansOf(other).size]).toEqual([true, 0]);
  expect(plansOf(Uint8Array.from(one))).toBe(plansOf(one));
});

test('of more than memory bears those used last are kept', () => {
  const large = [1, 2, 3, 4].map((number) => template(`{{Name}} ${number} ${'x'.repeat(1_000)}`, 1_000));
  for (const bytes of large) fillWith(bytes, { Name: 'Anna' });
  forgetOldTemplates();
  expect(large.map((bytes) => plansOf(bytes).size > 0)).toEqual([false, false, true, true]);
});
