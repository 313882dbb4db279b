// What strangers send is opened here first: in a process that may be killed when it takes too long or too much.
import '../../processes/child-watchdog.mjs';
import '../../processes/child-memory-limit.mjs';
import { savePdf } from '../open-pdf.mjs';
import { pixelsOf } from '../pages/page-pixels.mjs';
import { withDocument, withPage } from '../pages/pdfium-document.mjs';
import { coversOf, coverTags } from './cover-tags.mjs';
import { findTags } from './find-tags.mjs';
import { BROKEN } from './open-upload.mjs';
import { readUpload } from './read-upload.mjs';
import { refuse } from './refuse.mjs';
import { fieldsOfTags } from './tag-fields.mjs';

/** Milliseconds after which no further page is drawn on trial, and pixels of a trial picture. */
const TRIAL_MS = 2_500;
const TRIAL_WIDTH = 100;

/** Gives back what the PDF is, and with `wantsPdf` the PDF itself, fit to be signed. */
async function takeIn({ pdf, wantsPdf, wantsTags }) {
  const { document, facts } = await readUpload(pdf);
  const saved = await savePdf(document);
  const found = await look(saved, facts.pages, wantsTags);
  if (!wantsPdf) return facts;
  for (const { index, covers } of found) coverTags(document.getPages()[index], covers);
  const isMarked = found.some(({ covers }) => covers.length > 0);
  return {
    ...facts,
    pdf: isMarked ? await savePdf(document) : saved,
    tags: found.flatMap(({ index, fields }) => fields.map((field) => ({ ...field, page: index + 1 }))),
  };
}

/** Reads and draws each page as its reader will see it. */
async function look(saved, pages, wantsTags) {
  const until = Date.now() + TRIAL_MS;
  try {
    return await withDocument(saved, async (document) => {
      if (document.getPageCount() !== pages.length) refuse('broken_pdf', BROKEN);
      const found = [];
      for (const [index] of pages.entries()) {
        await withPage(document, index, (page, width, height) => {
          if (Date.now() < until) pixelsOf(page, width, height, TRIAL_WIDTH);
          if (!wantsTags) return;
          const { tags, others } = findTags(page, width, height);
          found.push({ index, covers: coversOf(page, width, height, tags), fields: fieldsOfTags({ tags, others }, pages[index].width, pages[index].height) });
        });
      }
      return found;
    });
  } catch (error) {
    if (error?.code === 'broken_pdf') throw error;
    return refuse('broken_pdf', BROKEN);
  }
}

process.on('message', async ({ id, job }) => {
  try {
    process.send({ id, ok: true, value: await takeIn(job) });
  } catch (error) {
    process.send({ id, ok: false, error: String(error?.message ?? error), code: error?.code });
  }
});
