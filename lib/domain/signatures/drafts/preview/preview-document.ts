import { z } from 'zod';
import { sha256 } from '@/lib/core/ids';
import { tidyLine } from '@/lib/core/text/person-name';
import { getBlob } from '@/lib/engines/storage/blobs';
import { forgetCached, readCached, writeCached } from '@/lib/engines/storage/cache';
import type { ViewedPdf } from '../../../files/page-pictures';
import { documentEdge } from '../../edge-mark-of';
import { memberProblems } from '../../fields/placement-rules';
import { storedFields } from '../../fields/stored-field';
import type { CreateInput } from '../../schema';
import { prepareDocument } from '../../sending/prepare-document';
import { placementOf, sourceOf } from '../outgoing/create-input';
import type { DraftRow } from '../store';

/** Raise it when previews come out differently: older caches are then passed over. */
const cacheVersion = 1;
/** What stands at the edge where a request has its id, which a draft has none of. */
const noId = '0'.repeat(32);

const facts = z.object({ title: z.string(), pageCount: z.int(), fields: storedFields });
export type Preview = z.output<typeof facts> & { pdf: ViewedPdf };

// The page and its pictures are asked for at once, and one of them makes the document.
const underWay = new Map<string, Promise<void>>();

/** A draft's document as the signer will see it, as far as it is ready; what it is refused for is thrown as sending would. Null where there is none. */
export async function previewOf(draft: DraftRow, senderName: string): Promise<Preview | null> {
  if (draft.documentKind === 'none') return null;
  const input = previewInput(draft);
  const content = [cacheVersion, input, draft.pdfSha256, senderName];
  const folder = `${draft.id}/${sha256(JSON.stringify(content))}`;
  const known = await readCached(`${folder}/facts.json`);
  if (known) return { ...factsIn(known), pdf: viewed(folder) };
  const work = underWay.get(folder) ?? make(draft, input, senderName, folder).finally(() => underWay.delete(folder));
  underWay.set(folder, work);
  await work;
  const made = await readCached(`${folder}/facts.json`);
  if (!made) throw new Error('The preview of a draft could not be kept.');
  return { ...factsIn(made), pdf: viewed(folder) };
}

const factsIn = (bytes: Uint8Array) => facts.parse(JSON.parse(Buffer.from(bytes).toString('utf8')));

const viewed = (folder: string): ViewedPdf => ({
  cache: folder,
  bytes: async () => {
    const pdf = await readCached(`${folder}/whole.pdf`);
    if (!pdf) throw new Error('The preview of a draft is gone.');
    return pdf;
  },
});

async function make(draft: DraftRow, input: CreateInput, senderName: string, folder: string): Promise<void> {
  const source = sourceOf(draft, draft.pdfSha256 === null ? null : await getBlob(draft.pdfSha256));
  const names = { signerName: input.signer.name ?? null, senderName };
  const edge = documentEdge({ id: noId, isTest: false, language: draft.language });
  const { title, pdf, pageCount, fields } = await prepareDocument(input, source, names, edge, draft.createdAt);
  // One at a time is kept of a draft: what it was a moment ago nobody looks at any more.
  await forgetCached(draft.id);
  await writeCached(`${folder}/whole.pdf`, pdf);
  await writeCached(`${folder}/facts.json`, Buffer.from(JSON.stringify({ title, pageCount, fields })));
}

/** What is ready of a draft: fields that cannot be placed as they are are left out. */
function previewInput({ title, signerName, senderSigns, language, delivery, certificate, documentKind, markdown, fields, pages }: DraftRow): CreateInput {
  const placements = fields
    .filter(({ page }) => page <= pages.length)
    .map(placementOf)
    .map(({ label, ...field }) => ({ ...field, ...(label === undefined ? {} : { label: tidyLine(label) }) }))
    .filter((field) => isInside(field) && memberProblems({ fields: [field], sender_signs: senderSigns }).length === 0);
  const name = tidyLine(signerName);
  return {
    document: documentKind === 'markdown' ? { markdown } : { upload_id: '' },
    title: tidyLine(title) || undefined,
    signer: { name: name === '' ? undefined : name, email: '' },
    sender_signs: senderSigns,
    ...{ language, delivery, certificate },
    ...(documentKind === 'pdf' && placements.length > 0 ? { fields: placements } : {}),
  };
}

const isInside = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }): boolean =>
  [x, y, width, height].every((value) => value >= 0 && value <= 1);
