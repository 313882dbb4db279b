import { afterAll, expect, it } from 'vitest';
import { blankDocx } from '@/lib/engines/office/blank-docx';
import { fillOfficeFile } from '@/lib/engines/office/fill-office-file';
import { FillFailed } from '@/lib/engines/office/language/fill-failure';
import { closeOfficeEngine } from '@/lib/engines/office/office-pool';
import { OfficeRefused } from '@/lib/engines/office/office-refused';
import { prepareForConversion } from '@/lib/engines/office/prepare-conversion';
import { readOfficeFile } from '@/lib/engines/office/read-office-file';
import { docx, paragraph, zipOf } from '@/lib/engines/office/testing/build-docx';
import { pptx } from '@/lib/engines/office/testing/build-pptx';
import { SETTING } from '@/lib/engines/office/testing/fill-with';
import { textsOf } from '@/lib/engines/office/testing/read-back';

afterAll(closeOfficeEngine);

it('reads, fills and prepares a file in a process of its own', async () => {
  const template = docx(paragraph('Dear {{Name}}'));
  expect((await readOfficeFile(template)).tags.map(({ name }) => name)).toEqual(['Name']);
  const { bytes } = await fillOfficeFile({ bytes: template, values: { Name: 'Anna' }, setting: SETTING });
  expect(textsOf(bytes)).toEqual(['Dear Anna']);
  expect(textsOf(await prepareForConversion(bytes))).toEqual(['Dear Anna']);
});

it('brings a refusal over whole, with what to do and the tag at fault', async () => {
  const refused = await fillOfficeFile({ bytes: docx(paragraph('{{#if A}}')), values: {}, setting: SETTING }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(OfficeRefused);
  expect(refused).toMatchObject({ code: 'broken_block', advice: expect.stringMatching(/template/), faulty: { tag: '#if A', place: 'Text: "{{#if A}}"' } });
  await expect(readOfficeFile(zipOf({ 'a.txt': 'a' }))).rejects.toMatchObject({ code: 'not_office' });
});

it('brings a failure of the values over as what it is', async () => {
  const failed = await fillOfficeFile({ bytes: pptx([{ title: '{{#each none}}' }]), values: {}, setting: SETTING }).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(FillFailed);
  expect(failed).toMatchObject({ code: 'no_slides', tag: '#each none' });
});

it('makes a blank document that is a template without tags', async () => {
  expect(await readOfficeFile(blankDocx({ language: 'en', title: '' }))).toMatchObject({ kind: 'docx', tags: [], findings: [] });
});
