import type { Bytes } from './der.ts';
import { inflate } from './inflate.ts';
import { objectsIn, type PdfObject } from './pdf-objects.ts';

/** Bytes of an attached evidence that are looked at: the request's id stands at its beginning. */
const MAX_EVIDENCE_BYTES = 1024 * 1024;
const MAX_ATTACHMENTS = 20;

const evidence = /"format":\s{0,9}"paraph-evidence\/\d{1,4}"[\s\S]{0,500}?"request":\s{0,9}\{\s{0,9}"id":\s{0,9}"([0-9a-f]{32})"/;

/** What marks the pages of a certificate among the data of programs (ISO 32000-2, 14.5), the members in any order. */
const certificate = /\/Type\s{0,9}\/SigningCertificate\b/;
const request = /\/Request\s{0,9}(?:\(([0-9a-f]{32})\)|<((?:3[0-9]|6[1-6]){32})>)/;

/** The ids of requests whose certificate or evidence the file carries, wherever it has come from. `text` is the bytes, a character each. */
export async function findMarks(bytes: Bytes, text: string): Promise<string[]> {
  const objects = await objectsIn(bytes, text);
  const ids = objects.filter(({ head }) => certificate.test(head)).map(({ head }) => idIn(request.exec(head)));
  const attached = objects.filter(({ head, stream }) => stream && /\/EmbeddedFile(?![A-Za-z])/.test(head));
  for (const object of attached.slice(0, MAX_ATTACHMENTS)) ids.push(idIn(evidence.exec(await contentOf(object))));
  return [...new Set(ids.filter((id) => id !== null))];
}

async function contentOf({ head, stream }: PdfObject): Promise<string> {
  if (!stream) return '';
  const content = /\/FlateDecode/.test(head) ? await inflate(stream, MAX_EVIDENCE_BYTES) : stream.subarray(0, MAX_EVIDENCE_BYTES);
  return content ? new TextDecoder().decode(content) : '';
}

/** A string of a PDF is written in characters or in their numbers. */
const idIn = (match: RegExpExecArray | null): string | null =>
  match?.[1] ?? match?.[2]?.replace(/../g, (code) => String.fromCharCode(Number.parseInt(code, 16))) ?? null;
