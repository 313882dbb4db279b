import { z } from 'zod';
import { streamedFile } from '@/lib/core/binary-file';
import { type IncomingFile, incomingBytes, incomingFile } from '@/lib/core/incoming';
import { operation } from '@/lib/core/operation';
import type { StreamedFile } from '@/lib/core/streamed-file';
import { anyone } from '../auth';

/** 100 MB and some, so that nothing is a round number of pieces. */
export const manyBytes = 100 * 1024 * 1024 + 7;

type Sink = (stream: ReadableStream<Uint8Array>) => Promise<{ bytes: number; ahead?: number }>;

const taken = z.object({ bytes: z.int(), ahead: z.int().optional() }).meta({ id: 'Taken' });

/** Takes the bytes of a body, as `sink` does. */
export const takeBytes = (sink: Sink, { api, maxBytes = manyBytes }: { api?: 'signature' | 'workflow'; maxBytes?: number } = {}) =>
  operation({
    name: 'takeBytes',
    http: 'PUT /files/content',
    ...(api ? { api } : {}),
    summary: 'Take bytes',
    effect: 'write',
    success: 200,
    auth: anyone,
    body: 'bytes',
    input: z.strictObject({ body: incomingBytes({ maxBytes }), contentType: z.string() }),
    output: taken,
    errors: [],
    run: ({ body }) => sink(body),
  });

const parts = z
  .object({ title: z.string().nullable(), name: z.string(), mimeType: z.string(), bytes: z.int(), ahead: z.int().optional() })
  .meta({ id: 'Parts' });

/** Takes members and one file. */
export const takeParts = (sink: Sink, { api, maxBytes = manyBytes }: { api?: 'signature' | 'workflow'; maxBytes?: number } = {}) =>
  operation({
    name: 'takeParts',
    http: 'POST /files',
    ...(api ? { api } : {}),
    summary: 'Take a file with its title',
    effect: 'write',
    success: 201,
    auth: anyone,
    body: 'multipart',
    input: z.strictObject({ title: z.string().max(80).optional(), file: incomingFile({ maxBytes }) }),
    output: parts,
    errors: [],
    async run({ title, file }: { title?: string | undefined; file: IncomingFile }) {
      return { title: title ?? null, name: file.name, mimeType: file.mimeType, ...(await sink(file.stream)) };
    },
  });

/** Gives a file piece by piece. */
export const giveFile = (file: () => StreamedFile, api?: 'signature' | 'workflow') =>
  operation({
    name: 'giveFile',
    http: 'GET /files/content',
    ...(api ? { api } : {}),
    summary: 'Give a file',
    effect: 'read',
    success: 200,
    auth: anyone,
    body: 'none',
    input: z.strictObject({}),
    output: streamedFile('application/pdf'),
    errors: [],
    run: async () => file(),
  });
