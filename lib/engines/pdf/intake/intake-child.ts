// What strangers send is opened here first: in a process that may be killed when it takes too long or too much.
import '../../processes/child-watchdog.ts';
import '../../processes/child-memory-limit.ts';
import { answerJobs } from '../../processes/answer-jobs.ts';
import { savePdf } from '../open-pdf.ts';
import { pixelsOf } from '../pages/page-pixels.ts';
import { withDocument, withPage } from '../pages/pdfium-document.ts';
import type { Size } from '../place.ts';
import { type Cover, coversOf, coverTags } from './cover-tags.ts';
import { BROKEN } from './file-faults.ts';
import { findTags } from './find-tags.ts';
import type { IntakeJobs } from './intake-jobs.ts';
import { readUpload } from './read-upload.ts';
import { refuseFile } from './refuse-file.ts';
import { fieldsOfTags, type TagField } from './tag-fields.ts';

/** Milliseconds after which no further page is drawn on trial, and pixels of a trial picture. */
const TRIAL_MS = 2_500;
const TRIAL_WIDTH = 100;

const fontFiles = JSON.parse(process.argv[2] ?? '[]') as string[];

/** What was found on a page, counted from 0. */
type Found = { index: number; covers: Cover[]; fields: TagField[] };

answerJobs<IntakeJobs>({
  inspect: async ({ pdf }) => {
    const { document, facts } = await readUpload(pdf, fontFiles);
    await look(await savePdf(document), facts.pages, false);
    return facts;
  },
  takeIn: async ({ pdf, wantsTags }) => {
    const { document, facts, texts, redrawn } = await readUpload(pdf, fontFiles);
    const saved = await savePdf(document);
    const found = await look(saved, facts.pages, wantsTags);
    for (const { index, covers } of found) coverTags(document.getPage(index), covers);
    const isMarked = found.some(({ covers }) => covers.length > 0);
    return {
      ...facts,
      texts,
      redrawn,
      pdf: isMarked ? await savePdf(document) : saved,
      tags: found.flatMap(({ index, fields }) => fields.map((field) => ({ ...field, page: index + 1 }))),
    };
  },
});

/** Reads and draws each page as its reader will see it. */
async function look(saved: Uint8Array, pages: readonly Size[], wantsTags: boolean): Promise<Found[]> {
  const until = Date.now() + TRIAL_MS;
  try {
    return await withDocument(saved, async (document) => {
      if (document.getPageCount() !== pages.length) refuseFile('broken_pdf', BROKEN);
      const found: Found[] = [];
      for (const [index, size] of pages.entries()) {
        await withPage(document, index, (page, width, height) => {
          if (Date.now() < until) pixelsOf(page, width, height, TRIAL_WIDTH);
          if (!wantsTags) return;
          const { tags, others } = findTags(page, width, height);
          found.push({ index, covers: coversOf(page, width, height, tags), fields: fieldsOfTags({ tags, others }, size) });
        });
      }
      return found;
    });
  } catch {
    return refuseFile('broken_pdf', BROKEN);
  }
}
