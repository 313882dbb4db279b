import { db } from '@/lib/core/db';

/** A file that goes with a letter, as it is in its newest version. */
export type MailedFile = { id: string; name: string; mimeType: string; sha256: string; bytes: number };

/** Those of these files that are still there, in the order given. */
export async function mailedFiles(ids: readonly string[]): Promise<MailedFile[]> {
  const select = { id: true, name: true, mimeType: true, sha256: true, bytes: true };
  const rows = await db().file.findMany({ where: { id: { in: [...ids] } }, select });
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

/** What the post that came last held; null before the first, or once it was erased. */
export async function newestPayload(sourceId: string): Promise<string | null> {
  const row = await db().sourceEvent.findFirst({ where: { sourceId }, orderBy: { createdAt: 'desc' }, select: { payload: true } });
  return row?.payload ?? null;
}
