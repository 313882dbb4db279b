import { db } from '@/lib/core/db';
import { exampleOf } from '../source/example';
import { readyExample } from '../source/ready-example';
import { newestPost } from '../source/store';
import { listsOf } from '../source/values-to-fill';
import type { WorkflowRow } from '../store';

/** A file that is a template, with its newest version; null where it was deleted. */
export async function findTemplate(fileId: string) {
  const file = await db().file.findUnique({ where: { id: fileId }, select: { id: true, name: true, version: true, origin: true } });
  const newest = file && (await db().fileVersion.findUnique({ where: { fileId_number: { fileId, number: file.version } } }));
  return file && newest ? { ...file, newest } : null;
}

export type Sample = { id: string; createdAt: Date; payload: string; lists: string[] };

/** The values that stand for those to come: of a post that is kept, else those that came with a template of the gallery. */
export async function findSample(source: WorkflowRow['source']): Promise<Sample | null> {
  const newest = await newestPost(source.id, db());
  const example = await exampleOf(source, newest?.id ?? null, db());
  const post = example && (await db().sourceEvent.findUnique({ where: { id: example.id }, select: { id: true, createdAt: true, payload: true } }));
  const lists = listsOf(source);
  if (post?.payload) return { ...post, payload: post.payload, lists };
  const ready = readyExample(source);
  return ready && { ...ready, lists, createdAt: source.createdAt };
}

/** The public address of a document's preview, which one that was never published has not. */
export const findPreviewAddress = (id: string): Promise<{ id: string; previewGeneration: number; previewShowsSample: boolean } | null> =>
  db().workflowDocument.findUnique({ where: { id }, select: { id: true, previewGeneration: true, previewShowsSample: true } });
