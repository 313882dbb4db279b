import { expect, test } from 'vitest';
import { keepSample, previewed, readPreview } from '@/lib/testing/previews';

test('201 with a new address; the one before is as unknown as one that never was', async () => {
  const { previewUrl, renew } = await previewed();
  const { status, json } = await renew();
  expect([status, json]).toEqual([200, { previewUrl: expect.stringMatching(/\/preview\/doc_/), showsSample: false }]);
  expect(json.previewUrl).not.toBe(previewUrl);
  await expect(readPreview(previewUrl)).rejects.toMatchObject({ status: 404, code: 'not_found' });
  expect((await readPreview(json.previewUrl)).workflow).toBe('Offers');
});

test('the sample is shown under the new address alone, and a further one hides it again', async () => {
  const { previewUrl, renew, workflow, account } = await previewed();
  await keepSample(workflow, account.id, { 'Customer Name': 'Anna Berg', Items: [] });
  expect((await readPreview(previewUrl)).showsSample).toBe(false);
  const shown = (await renew({ showsSample: true })).json.previewUrl;
  expect((await readPreview(shown)).showsSample).toBe(true);
  const hidden = (await renew({ showsSample: false })).json.previewUrl;
  await expect(readPreview(shown)).rejects.toMatchObject({ status: 404 });
  expect((await readPreview(hidden)).showsSample).toBe(false);
});

test('400 for an archived workflow and for an unknown member, and the address stays', async () => {
  const { previewUrl, renew } = await previewed();
  expect(await renew({ showSample: true })).toMatchObject({ status: 400, json: { details: [{ path: 'showSample' }] } });
  expect((await readPreview(previewUrl)).document).toBe('Offer');
});
