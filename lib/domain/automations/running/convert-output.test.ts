import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { env } from '@/lib/core/env';
import { closeConverter } from '@/lib/engines/convert/converter-state';
import { INSTALL_LINE } from '@/lib/engines/convert/office-packages';
import { closePdfEngines } from '@/lib/engines/pdf/engine-lifecycle';
import { drawPage } from '@/lib/engines/pdf/pages/page-reading';
import { serve } from '@/lib/surfaces/http/serve';
import { bytesOf, finish, ranOnce } from '@/lib/testing/automations';
import { call } from '@/lib/testing/call';
import { withEnv } from '@/lib/testing/outside-server';
import { retryAutomation } from '../operations/retry-automation';

afterAll(() => {
  closeConverter();
  closePdfEngines();
});

/** How many pixels of the lower half of a PDF's first page are not white. */
async function inkBelow(pdf: Uint8Array): Promise<number> {
  const { webp, width, height } = await drawPage(pdf, 1, 400);
  const half = Math.floor(height / 2);
  const pixels = await sharp(webp).extract({ left: 0, top: half, width, height: half }).greyscale().raw().toBuffer();
  return pixels.filter((value) => value < 250).length;
}

test('the PDF of a test workflow says so across its page, and that of a live one does not', { timeout: 90_000 }, async () => {
  const pdfOf = async (test: boolean) => bytesOf((await ranOnce({ test })).run.outputs[0]?.pdfFileId);
  expect(await inkBelow(await pdfOf(false))).toBe(0);
  expect(await inkBelow(await pdfOf(true))).toBeGreaterThan(200);
});

test('without LibreOffice a run that needs a PDF fails at once, with the line that installs it, and goes on when it is there', {
  timeout: 90_000,
}, async () => {
  withEnv({ LIBREOFFICE_DIR: '/nowhere' });
  const { run, key, workflow } = await ranOnce();
  expect(run).toMatchObject({
    status: 'failed',
    error: { code: 'converter_missing', advice: `${INSTALL_LINE} Then retry the automation.`, step: { kind: 'convert' } },
    steps: [{ status: 'done' }, { status: 'failed', attempts: 1 }],
    outputs: [{ fileId: expect.any(String), pdfFileId: null }],
  });
  delete env().LIBREOFFICE_DIR;
  const params = { wkf_id: workflow.id as string, aut_id: run.id };
  expect((await call(serve(retryAutomation).POST, { key, method: 'POST', params })).status).toBe(202);
  expect(await finish(run.id)).toMatchObject({ status: 'completed', outputs: [{ pdfFileId: expect.any(String) }] });
});

test('without LibreOffice a document without a PDF is made as ever', async () => {
  withEnv({ LIBREOFFICE_DIR: '/nowhere' });
  expect((await ranOnce({ settings: { createPdfCopy: false } })).run).toMatchObject({ status: 'completed', outputs: [{ fileId: expect.any(String) }] });
});
