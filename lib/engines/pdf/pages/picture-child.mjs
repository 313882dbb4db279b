// PDFium and sharp read what strangers upload: in a process that can be killed, and never in the web process.
import '../../processes/child-watchdog.mjs';
import sharp from 'sharp';
import { linesOf } from './page-lines.mjs';
import { pictureOf } from './page-picture.mjs';
import { withDocument, withPage } from './pdfium-document.mjs';
import { signaturePicture } from './signature-picture.mjs';

sharp.cache(false);
sharp.concurrency(1);

const jobs = {
  describe: ({ pdf }) =>
    withDocument(pdf, async (document) => {
      const pages = [];
      for (let index = 0; index < document.getPageCount(); index += 1) {
        pages.push(await withPage(document, index, (page, width, height) => ({ width, height, lines: linesOf(page, width, height) })));
      }
      return pages;
    }),
  draw: ({ pdf, page, widthPx }) =>
    withDocument(pdf, (document) => withPage(document, page - 1, (handle, width, height) => pictureOf(handle, width, height, widthPx))),
  signature: ({ bytes }) => signaturePicture(bytes),
};

process.on('message', async ({ id, job }) => {
  try {
    process.send({ id, ok: true, value: await jobs[job.kind](job) });
  } catch (error) {
    process.send({ id, ok: false, error: String(error?.message ?? error), code: error?.code });
  }
});
