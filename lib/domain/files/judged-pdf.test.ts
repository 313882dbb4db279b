import { expect, onTestFinished, test } from 'vitest';
import { daysAfter, now, setClock } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { randomHex, sha256 } from '@/lib/core/ids';
import { intakePool } from '@/lib/engines/pdf/engine-pools';
import { attackFiles } from '@/lib/engines/pdf/testing/attack-files';
import { pdfFromObjects, pdfOf } from '@/lib/engines/pdf/testing/odd-pages';
import { makeAccount } from '@/lib/testing/account';
import { runJob } from '@/lib/testing/run-job';
import { createRequest } from '@/lib/testing/signing';
import { takeInJudged } from './judged-pdf';
import { budgetOfFile } from './spent-on-file';

/** A page that nobody judged before. */
const newPdf = () => pdfOf([{ text: `Page ${randomHex(8)}` }]);
const verdictOn = (pdf: Uint8Array) => db().pdfVerdict.findUnique({ where: { sha256: sha256(pdf) } });
const refusalOf = (pdf: Uint8Array) =>
  takeInJudged(pdf).then(
    () => null,
    ({ code, message }) => ({ code, message }),
  );

/** From now on every job of intake ends as one that took too much of a processor, or too long by the clock. */
function stallIntake(limit: 'processorMs' | 'timeoutMs' = 'processorMs'): () => void {
  const { options } = intakePool();
  const usual = { ...options };
  options[limit] = 1;
  const end = () => void Object.assign(options, usual);
  onTestFinished(end);
  return end;
}

test('a file that was refused is refused again by its content, in the same words and without work', async () => {
  const pdf = attackFiles['a line without appearance']();
  const first = await refusalOf(pdf);
  expect(first).toMatchObject({ code: 'shown_differently', message: expect.stringContaining('Page 1') });
  stallIntake();
  expect(await refusalOf(pdf)).toEqual(first);
  const { key } = await makeAccount();
  const { status, json } = await createRequest(key, { document: { pdf_base64: Buffer.from(pdf).toString('base64') } });
  expect([status, json.details[0]]).toEqual([400, { path: 'document.pdf_base64', ...first }]);
});

test('a file whose names hold a NUL is refused in words without it, and again by its content', async () => {
  const pdf = pdfFromObjects([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length 41>>stream\nBT /F1 24 Tf 72 700 Td (Hello there) Tj ET\nendstream`,
    `<</Type/Font/Subtype/Type1/BaseFont/Odd#00${randomHex(4)}>>`,
  ]);
  const first = await refusalOf(pdf);
  expect(first).toMatchObject({ code: 'font_not_embedded', message: expect.stringContaining('"Odd\ufffd') });
  expect(await refusalOf(pdf)).toEqual(first);
});

test('a file that was taken once is never refused: where it takes too long later, the engine is busy', async () => {
  const pdf = await newPdf();
  await takeInJudged(pdf);
  stallIntake();
  await expect(takeInJudged(pdf)).rejects.toMatchObject({ name: 'EngineFailure', reason: 'busy' });
  expect(await verdictOn(pdf)).toMatchObject({ code: null });
});

test('where the clock runs out the machine is busy: the file is neither refused nor remembered', async () => {
  const pdf = await newPdf();
  const end = stallIntake('timeoutMs');
  await expect(takeInJudged(pdf)).rejects.toMatchObject({ name: 'EngineFailure', reason: 'busy' });
  expect(await verdictOn(pdf)).toBeNull();
  const { key } = await makeAccount();
  const { status, headers } = await createRequest(key, { document: { pdf_base64: Buffer.from(pdf).toString('base64') } });
  expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
  end();
  expect(await refusalOf(pdf)).toBeNull();
});

/** A page that no engine ends drawing: a pattern of a thousandth of a point that is painted with itself. */
const endlessPdf = () => {
  const painted = '/Pattern cs /P0 scn 0 0 612 792 re f';
  const resources = '/Resources<</Pattern<</P0 5 0 R>>>>';
  return pdfFromObjects([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R${resources}>>`,
    `<</Length ${painted.length}>>stream\n${painted}\nendstream`,
    `<</PatternType 1/PaintType 1/TilingType 1/BBox[0 0 1 1]/XStep 0.001/YStep 0.001${resources}/Length ${painted.length}/Mark(${randomHex(8)})>>stream\n${painted}\nendstream`,
  ]);
};

test('what a file takes counts over all its tries: one that always ends by the clock is refused in the end, and that is remembered', {
  timeout: 90_000,
}, async () => {
  // So that a child is there, whose start is not counted.
  await takeInJudged(await newPdf());
  const pdf = endlessPdf();
  const { options } = intakePool();
  const usual = { ...options };
  onTestFinished(() => void Object.assign(options, usual));
  Object.assign(options, { processorMs: 600_000, timeoutMs: 6_000 });
  expect(await takeInJudged(pdf).catch((error) => error)).toMatchObject({ name: 'EngineFailure', reason: 'busy' });
  const budget = budgetOfFile(sha256(pdf));
  expect(budget.spentMs).toBeGreaterThan(0);
  // As if more such tries had taken most of it.
  budget.spentMs = budget.mostMs - 200;
  let code: string | undefined;
  // A child whose start alone takes so long on this machine has not begun.
  for (let tries = 0; tries < 6 && code === undefined; tries += 1) code = (await refusalOf(pdf))?.code;
  expect(code).toBe('too_complex');
  expect(await verdictOn(pdf)).toMatchObject({ code: 'too_complex' });
});

test('what took too long is refused for five minutes, and then tried again', async () => {
  const pdf = await newPdf();
  const end = stallIntake();
  expect(await refusalOf(pdf)).toMatchObject({ code: 'too_complex' });
  const until = (await verdictOn(pdf))?.until.getTime() ?? 0;
  expect(Math.abs(until - now().getTime() - 300_000)).toBeLessThan(60_000);
  end();
  setClock(() => new Date(until + 1));
  onTestFinished(() => setClock(null));
  expect(await refusalOf(pdf)).toBeNull();
});

test('a verdict is forgotten 90 days after it was given', async () => {
  const pdf = await newPdf();
  await takeInJudged(pdf);
  const start = now();
  onTestFinished(() => setClock(null));
  setClock(() => daysAfter(start, 89));
  await runJob('forget-uploads');
  expect(await verdictOn(pdf)).not.toBeNull();
  setClock(() => daysAfter(start, 91));
  await runJob('forget-uploads');
  expect(await verdictOn(pdf)).toBeNull();
});
