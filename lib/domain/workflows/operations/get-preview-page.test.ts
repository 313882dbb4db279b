import { afterAll, expect, test } from 'vitest';
import { GET } from '@/app/preview/[key]/pages/[page]/route';
import { archiveWorkflow } from '@/lib/domain/workflows/operations/archive-workflow';
import { closeConverter } from '@/lib/engines/convert/converter-state';
import { serve } from '@/lib/surfaces/http/serve';
import { call } from '@/lib/testing/call';
import { withEnv } from '@/lib/testing/outside-server';
import { keepSample, keyOf, previewed, readPreview } from '@/lib/testing/previews';

afterAll(closeConverter);

const paragraphs = ['Offer for {{Customer Name}}', '{{#if Discount}}With {{Discount}} off{{/if}}', '{{#each Items}}{{Items.name}}{{/each}}'];

type View = Awaited<ReturnType<typeof readPreview>>;
const textOf = ({ pages }: View): string => (pages.state === 'ready' ? pages.pages.flatMap(({ lines }) => lines.map(({ text }) => text)).join('\n') : '');

test('shows names of workflow and template, each field once with its uses and its place, and the pages with the names in them', async () => {
  const { previewUrl } = await previewed({ paragraphs });
  const view = await readPreview(previewUrl);
  expect(view).toMatchObject({ workflow: 'Offers', document: 'Offer', language: 'en', showsSample: false });
  expect(view.fields).toEqual([
    { name: 'Customer Name', uses: ['value'], place: { terms: [{ term: 'text', number: null }], quote: 'Offer for {{Customer Name}}' } },
    { name: 'Discount', uses: ['condition', 'value'], place: expect.objectContaining({ quote: expect.stringContaining('{{#if Discount}}') }) },
    { name: 'Items', uses: ['group'], place: expect.objectContaining({ quote: expect.stringContaining('{{#each Items}}') }) },
    { name: 'Items.name', uses: ['value'], place: expect.objectContaining({ quote: expect.any(String) }) },
  ]);
  expect(view.pages).toMatchObject({ state: 'ready', pages: [{ number: 1, width: expect.any(Number), height: expect.any(Number) }] });
  expect(textOf(view)).toContain('Offer for {{Customer Name}}');
});

test('shows nothing of a sample unless the owner switches it on, then the template filled with it', async () => {
  const { previewUrl, renew, workflow, account } = await previewed({ paragraphs });
  await keepSample(workflow, account.id, { 'Customer Name': 'Anna Berg', Discount: '5 %', Items: [{ name: 'Chair' }, { name: 'Table' }] });
  expect(JSON.stringify(await readPreview(previewUrl))).not.toMatch(/Anna|Chair/);
  const filled = await readPreview((await renew({ showsSample: true })).json.previewUrl);
  expect(filled.showsSample).toBe(true);
  expect(textOf(filled)).toMatch(/Offer for Anna Berg\s+With 5 % off/);
  expect(textOf(filled)).not.toContain('{{');
});

test('tells nothing of who owns it, of other documents or of where data come in', async () => {
  const { previewUrl, account, fileId, secret } = await previewed();
  const shown = JSON.stringify(await readPreview(previewUrl));
  for (const hidden of [account.id, account.ownerId as string, 'Sam Sender', fileId, secret]) expect(shown).not.toContain(hidden);
});

test('without LibreOffice it lists the fields, and says that pictures cannot be made here', async () => {
  withEnv({ LIBREOFFICE_DIR: '/nowhere' });
  const { previewUrl } = await previewed({ paragraphs: ['Only {{Here}} and now'] });
  const view = await readPreview(previewUrl);
  expect([view.fields.map(({ name }) => name), view.pages]).toEqual([['Here'], { state: 'no_converter' }]);
});

test('404 for a key that is none, that was altered, or whose workflow is archived', async () => {
  const { previewUrl, key, workflow } = await previewed();
  const altered = previewUrl.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  for (const address of ['x', `${keyOf(previewUrl)}x`, altered, keyOf(previewUrl).replace(/\..*/, '')])
    await expect(readPreview(address)).rejects.toMatchObject({ status: 404 });
  await call(serve(archiveWorkflow).DELETE, { key, params: { wkf_id: workflow.id }, method: 'DELETE' });
  await expect(readPreview(previewUrl)).rejects.toMatchObject({ status: 404 });
  expect((await call(GET, { params: { key: keyOf(previewUrl), page: '1' } })).status).toBe(404);
});

test('in the language of the workflow where it is one of ours, else in none', async () => {
  expect((await readPreview((await previewed({ body: { language: 'de-CH' } })).previewUrl)).language).toBe('de');
  expect((await readPreview((await previewed({ body: { language: 'sv' } })).previewUrl)).language).toBeNull();
});
