// What strangers send is opened here first: in a process that may be killed when it takes too long or too much.
import '../../processes/child-watchdog.ts';
import '../../processes/child-memory-limit.ts';
import { answerJobs } from '../../processes/answer-jobs.ts';
import { endIfUnsound } from '../../processes/end-if-unsound.ts';
import { type FreePlace, freePlaces } from '../edge/free-places.ts';
import { savePdf } from '../open-pdf.ts';
import { pixelsOf } from '../pages/page-pixels.ts';
import { textOf } from '../pages/page-text.ts';
import { withDocument, withPage } from '../pages/pdfium-document.ts';
import type { Size } from '../place.ts';
import { certificateTeller } from './certificate-teller.ts';
import { type Cover, coversOf, coverTags } from './cover-tags.ts';
import { BROKEN } from './file-faults.ts';
import { type Caption, findCaptions } from './find-captions.ts';
import { findTags } from './find-tags.ts';
import type { IntakeJobs, Wants } from './intake-jobs.ts';
import { readUpload } from './read-upload.ts';
import { refuseCertificate } from './refuse-certificates.ts';
import { refuseFile } from './refuse-file.ts';
import { fieldsOfTags, type TagField } from './tag-fields.ts';

/** Of work, not of waiting, as a busy machine must not change what comes out: milliseconds after which no further page is drawn on trial. */
const TRIAL_WORK_MS = 2_500;
/** Pixels of a trial picture. */
const TRIAL_WIDTH = 100;
/** The same after which no more room at an edge is looked for. */
const EDGE_WORK_MS = 4_000;
/** The same after which no more captions are read. */
const CAPTION_WORK_MS = 3_000;

const fontFiles = JSON.parse(process.argv[2] ?? '[]') as string[];

/** What was found on a page, counted from 0. */
type Found = { index: number; covers: Cover[]; fields: TagField[]; unknown: string[]; places: FreePlace[]; captions: Caption[] };

answerJobs<IntakeJobs>({
  inspect: async ({ pdf }) => {
    const { document, facts } = await readUpload(pdf, fontFiles);
    await look(await savePdf(document), facts.pages, {});
    return facts;
  },
  takeIn: async ({ pdf, ...wanted }) => {
    const { document, facts, ...seen } = await readUpload(pdf, fontFiles);
    const saved = await savePdf(document);
    const edge = wanted.edge && { ...wanted.edge, reserved: [...wanted.edge.reserved, ...seen.texts] };
    const found = await look(saved, facts.pages, { ...wanted, ...(edge && { edge }) });
    for (const { index, covers } of found) coverTags(document.getPage(index), covers);
    const isMarked = found.some(({ covers }) => covers.length > 0);
    return {
      ...facts,
      ...seen,
      ...(isMarked ? { pdf: await savePdf(document), bare: saved } : { pdf: saved }),
      captions: found.flatMap(({ index, captions }) => captions.map((caption) => ({ ...caption, page: index + 1 }))),
      edges: found.map(({ places }) => places),
      unknownTags: found.flatMap(({ index, unknown }) => unknown.map((content) => ({ content, page: index + 1 }))),
      tags: found.flatMap(({ index, fields }) => fields.map((field) => ({ ...field, page: index + 1 }))),
    };
  },
});

/** Reads and draws each page as its reader will see it. */
async function look(saved: Uint8Array, pages: readonly Size[], { wantsTags, wantsCaptions, telling, edge }: Wants): Promise<Found[]> {
  const began = process.cpuUsage();
  const workedMs = () => Object.values(process.cpuUsage(began)).reduce((sum, one) => sum + one, 0) / 1000;
  const isCertificate = certificateTeller(telling ?? []);
  try {
    return await withDocument(saved, async (document) => {
      if (document.getPageCount() !== pages.length) refuseFile('broken_pdf', BROKEN);
      const found: Found[] = [];
      for (const [index, size] of pages.entries()) {
        await withPage(document, index, (page, width, height) => {
          if (workedMs() < TRIAL_WORK_MS) pixelsOf(page, width, height, TRIAL_WIDTH);
          const text = textOf(page);
          if (isCertificate(text)) refuseCertificate();
          // Finding them reads the places of all letters, which takes far longer. Tags that are not wanted are told of all the same.
          const looksForTags = wantsTags !== undefined && text.includes('{');
          const { tags, unknown, others } = looksForTags ? findTags(page, width, height) : { tags: [], unknown: [], others: [] };
          const fields = fieldsOfTags({ tags, others }, size);
          // A page that is drawn too slowly to be looked at gets a margin of its own.
          const reserved = [...(edge?.reserved ?? []).filter((place) => place.page === index + 1), ...(wantsTags ? fields : [])];
          const places = edge && workedMs() < EDGE_WORK_MS ? freePlaces(page, size, edge.length, reserved) : [];
          const captions = wantsCaptions && workedMs() < CAPTION_WORK_MS ? findCaptions(page, width, height) : [];
          found.push({ index, captions, covers: wantsTags ? coversOf(page, width, height, tags) : [], fields, unknown, places });
        });
      }
      return found;
    });
  } catch (error) {
    endIfUnsound(error);
    if (error instanceof Error && 'code' in error && error.code === 'carries_certificate') throw error;
    return refuseFile('broken_pdf', BROKEN);
  }
}
