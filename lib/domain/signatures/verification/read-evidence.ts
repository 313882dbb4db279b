import { z } from 'zod';
import { openPdf } from '@/lib/engines/pdf/open-pdf';

const sealedEvent = z.looseObject({
  sequence: z.int(),
  type: z.string(),
  at: z.iso.datetime(),
  data: z.record(z.string(), z.unknown()).nullable(),
  hash: z.string(),
  // The first format had none of these.
  salt: z.string().nullable().optional(),
  data_sha256: z.string().optional(),
  previous_hash: z.string().optional(),
});

/** What the checks need of the attachment; all else that stands there is compared as it stands. */
const evidenceShape = z.looseObject({
  format: z.templateLiteral(['paraph-evidence/', z.int()]),
  request: z.looseObject({ id: z.string(), title: z.string(), terms: z.array(z.unknown()).optional() }),
  document: z.looseObject({ signed_content_sha256: z.string() }),
  signatures: z.array(z.looseObject({ party: z.string(), signed_at: z.iso.datetime(), record: z.array(z.unknown()).optional() })),
  events: z.array(sealedEvent),
  chain_head: z.string().nullable(),
  seal: z.looseObject({ subject: z.string(), sha256_fingerprint: z.string() }),
});

/** The evidence that was sealed with a document. */
export type Evidence = z.output<typeof evidenceShape>;

const NAME = 'evidence.json';
const MAX_BYTES = 5 * 1024 * 1024;

/**
 * The evidence attached to a PDF. Read it from bytes whose seal is ours and whole: those alone come from this service, and need no
 * child process to be opened. Throws an error that says what is wrong with it.
 */
export async function readEvidence(bytes: Uint8Array): Promise<Evidence> {
  const attachment = (await openPdf(bytes)).getAttachments().find(({ name }) => name === NAME);
  if (!attachment) throw new Error(`The file has no attachment ${NAME}.`);
  if (attachment.data.length > MAX_BYTES) throw new Error(`The attachment ${NAME} is too large.`);
  const parsed = evidenceShape.safeParse(jsonOf(attachment.data));
  if (!parsed.success) throw new Error(`The attachment ${NAME} is not what this service writes (${parsed.error.issues[0]?.path.join('.')}).`);
  return parsed.data;
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    return null;
  }
}
