import { expect, test } from 'vitest';
import { z } from 'zod';
import { env } from '@/lib/core/env';
import { cursorAfter, pageInput } from '@/lib/core/page';
import { fileIdOf, outputToken } from '@/lib/domain/automations/outputs/output-link';
import { isShareToken, shareToken } from '@/lib/domain/files/share-link';
import { isPreviewKey, previewKey } from '@/lib/domain/workflows/preview-link';
import { withEnv } from '../outside-server';

const [file, document, at] = [{ id: `file_${'a'.repeat(20)}`, shareGeneration: 1 }, { id: `doc_${'a'.repeat(20)}`, previewGeneration: 1 }, new Date()];
const cursor = z.object(pageInput(z.string())).shape.cursor;

/** What is made with the link secret beside the links of signature requests, and whether it still opens something. */
const kinds = {
  'a shared file': [() => shareToken(file), (token: string) => isShareToken(token, file)],
  'a preview': [() => previewKey(document), (token: string) => isPreviewKey(token, document)],
  'an output': [() => outputToken(file.id, at), (token: string) => fileIdOf(token, at) !== null],
  'the next page of a list': [() => cursorAfter('2026-11-22'), (token: string) => cursor.safeParse(token).success],
} as const;

test.each(Object.entries(kinds))('the link of %s lives on under a LINK_SECRET of before, and is made with the new one', (_, [make, opens]) => {
  const [link, before] = [make(), env().LINK_SECRET];
  withEnv({ LINK_SECRET: 'n'.repeat(40), LINK_SECRET_PREVIOUS: [before] });
  expect([opens(link), opens(make()), make() === link]).toEqual([true, true, false]);
  withEnv({ LINK_SECRET_PREVIOUS: [] });
  expect([opens(link), opens(make())]).toEqual([false, true]);
});
