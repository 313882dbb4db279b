import { afterAll, expect, test } from 'vitest';
import { closeConverter } from '@/lib/engines/convert/converter-state';
import { editorOf } from '@/lib/testing/editors';
import { lookedAt } from '@/lib/testing/looked-at';
import { withEnv } from '@/lib/testing/outside-server';
import { keepSample } from '@/lib/testing/previews';

afterAll(closeConverter);

type Mark = { tag: number; standing: string; x: number; y: number; width: number; height: number };
type Page = { lines: { text: string; y: number }[]; marks: Mark[] };
const textOf = (pages: Page[]) => pages.flatMap(({ lines }) => lines.map(({ text }) => text)).join('\n');
const marksOf = (pages: Page[]) => pages.flatMap(({ marks }) => marks);

const paragraphs = ['Offer for {{Customer Name}} of {{Custmer Name}}', 'Valid until {{Valid until}}.', 'Total {{Total | number:"0.00"}}'];
const fields = ['Customer Name', 'Valid until', 'Total'];

test('the template with its tags marked where they stand, and the example with what they wrote there', async () => {
  const { looker, workflow, account } = await lookedAt({ paragraphs, body: { source: { sourceFields: fields } } });
  await keepSample(workflow, account.id, { 'Customer Name': 'Anna Berg', Total: 12.5 });
  const [template, filled] = [(await looker.pages('template')).json, (await looker.pages('filled')).json];
  expect([template.state, filled.state]).toEqual(['ready', 'ready']);
  expect(textOf(template.pages)).toContain('Offer for {{Customer Name}}');
  expect(marksOf(template.pages).map(({ standing }) => standing)).toEqual(['filled', 'unknown', 'missing', 'filled']);
  expect(textOf(filled.pages)).toContain('Offer for Anna Berg');
  const written = marksOf(filled.pages);
  expect(written.map(({ tag, standing }) => [tag, standing])).toEqual(
    expect.arrayContaining([
      [0, 'filled'],
      [2, 'missing'],
      [3, 'filled'],
      [1, 'unknown'],
    ]),
  );
  const line = (filled.pages as Page[])[0]?.lines.find(({ text }) => text.startsWith('Valid until'));
  expect(written.find(({ tag }) => tag === 2)).toMatchObject({ width: 0, y: line?.y });
  for (const { x, y, width, height } of [...marksOf(template.pages), ...written]) {
    for (const share of [x, y, x + width, y + height]) expect(share).toBeGreaterThanOrEqual(0);
    for (const share of [x, y, x + width, y + height]) expect(share).toBeLessThanOrEqual(1);
  }
});

test('filled as the draft writes numbers, not as what is live does', async () => {
  const { looker, workflow, account } = await lookedAt({ paragraphs: ['In all {{Total | number:"0.00"}}'], body: { source: { sourceFields: ['Total'] } } });
  await keepSample(workflow, account.id, { Total: 12.5 });
  const editor = await editorOf(account.ownerId);
  await editor.edit(workflow.id, 0, { kind: 'workflow', set: { language: 'de' } });
  expect(textOf((await looker.pages('filled')).json.pages)).toContain('In all 12,50');
});

test('no sample, no converter, a formula that fails: each its own state', async () => {
  const { looker, workflow, account } = await lookedAt({ paragraphs: ['{{=A/B}}'], body: { source: { sourceFields: ['A', 'B'] } } });
  expect((await looker.pages('filled')).json).toEqual({ state: 'no_sample' });
  await keepSample(workflow, account.id, { A: 1, B: 0 });
  expect((await looker.pages('filled')).json).toEqual({ state: 'unfillable', code: 'division_by_zero', tag: '=A/B' });
  withEnv({ LIBREOFFICE_DIR: '/nowhere' });
  expect((await looker.pages('template')).json).toEqual({ state: 'no_converter' });
});
