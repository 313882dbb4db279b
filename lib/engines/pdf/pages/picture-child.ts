// PDFium and sharp read what strangers upload: in a process that can be killed, and never in the web process.
import '../../processes/child-watchdog.ts';
import sharp from 'sharp';
import { answerJobs } from '../../processes/answer-jobs.ts';
import { linesOf } from './page-lines.ts';
import { pictureOf } from './page-picture.ts';
import { withDocument, withPage } from './pdfium-document.ts';
import type { PageDescription, PictureJobs } from './picture-jobs.ts';
import { signaturePicture } from './signature-picture.ts';

sharp.cache(false);
sharp.concurrency(1);

answerJobs<PictureJobs>({
  describe: ({ pdf }) =>
    withDocument(pdf, async (document) => {
      const pages: PageDescription[] = [];
      for (let index = 0; index < document.getPageCount(); index += 1) {
        pages.push(await withPage(document, index, (page, width, height) => ({ width, height, lines: linesOf(page, width, height) })));
      }
      return pages;
    }),
  draw: ({ pdf, page, widthPx }) =>
    withDocument(pdf, (document) => withPage(document, page - 1, (handle, width, height) => pictureOf(handle, width, height, widthPx))),
  signature: ({ bytes }) => signaturePicture(bytes),
});
