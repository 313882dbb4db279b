import { z } from 'zod';
import type { StreamedFile } from '@/lib/core/streamed-file';

/** Decisions, "Tool server". */
const maxInlineBytes = 1024 * 1024;

/** Bytes do not go through a model unless they are asked for, and few. */
export const includeBytes = z
  .boolean()
  .default(false)
  .meta({ description: 'Also return the file as base64, if it is under 1 MB. Ask for it only if you can use the bytes.' });

/** Whether bytes that may have been asked for go along, and what is said where they are too many. */
export function inlineBytes(asked: unknown, bytes: number): { inline: boolean; tooLarge: string } {
  const inline = asked === true && bytes < maxInlineBytes;
  return { inline, tooLarge: asked === true && !inline ? ' It is too large to be returned here: use the link.' : '' };
}

export const base64Of = async ({ open }: StreamedFile): Promise<string> => Buffer.from(await new Response(await open()).arrayBuffer()).toString('base64');
