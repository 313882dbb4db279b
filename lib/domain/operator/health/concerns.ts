import { statfs } from 'node:fs/promises';
import { env } from '@/lib/core/env';
import { measuredForMs } from '../measures/rules';
import { inTime } from './in-time';
import { lastMeasured } from './store';

export type Room = { freeBytes: number; totalBytes: number };

const MB = 1024 * 1024;
/** With less an operator is told; at 32 MB nothing is taken any more. A day of many documents fits. */
const fewBytes = 1024 * MB;

/** Of the data folder, which holds secrets and drafts even where files lie elsewhere; null where the system does not say. */
export async function roomLeft(): Promise<Room | null> {
  const found = await statfs(/* turbopackIgnore: true */ env().dataDir).catch(() => null);
  return found && { freeBytes: found.bavail * found.bsize, totalBytes: found.blocks * found.bsize };
}

/** What is the matter with the room that is left, as a sentence; null where there is enough. */
export function roomConcern(room: Room | null): string | null {
  if (!room || room.freeBytes >= fewBytes) return null;
  return `The disk of the data folder has ${Math.floor(room.freeBytes / MB)} MB left. Make room: without it nothing can be sent or signed.`;
}

/** Whether a worker has put down what it measured a while ago, or never did. */
export const isWorking = (measuredAt: Date | null, at: Date): boolean => measuredAt !== null && at.getTime() - measuredAt.getTime() < measuredForMs;

/** What is the matter with the worker, as a sentence; null where one works, may be about to begin as this process has, or cannot be asked after. */
export async function workerConcern(at: Date, upForMs: number): Promise<string | null> {
  if (upForMs < measuredForMs || isWorking(await inTime(lastMeasured('worker')).catch(() => at), at)) return null;
  return `No worker has been at work for ${measuredForMs / 1000} seconds: emails, reminders and runs wait. Look at its log, and start it again.`;
}
