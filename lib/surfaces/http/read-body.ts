import type { ErrorFactory } from '@/lib/core/errors';
import { keepDigits } from '@/lib/core/exact-json';
import { beyondBounds, boundsSentence, callBounds, type JsonBounds } from '@/lib/core/json-bounds';
import { performErrors, refuse } from '../perform/errors';
import { brokeOff } from './incoming-stream';

const refuseAs = (factory: ErrorFactory, code: string, message: string) => factory({ details: [{ path: '', code, message }] });

/** Reads a body whole, counting as it goes, so that no more than the limit is ever held. */
export async function readBytes(request: Request, maxBytes: number, tooLarge: ErrorFactory = performErrors.badRequest): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read().catch((cause) => Promise.reject(brokeOff(cause)))) ?? { done: true, value: undefined };
    if (done || !value) break;
    size += value.length;
    if (size > maxBytes) {
      // Not waited for: what Next hands over settles this only once the sender has ended.
      reader?.cancel().catch(() => undefined);
      throw refuseAs(tooLarge, 'too_large', `The body is larger than ${Math.floor(maxBytes / 1024)} KB.`);
    }
    chunks.push(value);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** A body as text; bytes that are not UTF-8 are refused, not repaired, as is what would be too much to parse. */
export async function readText(request: Request, maxBytes: number, tooLarge?: ErrorFactory, bounds: JsonBounds = callBounds): Promise<string> {
  const bytes = await readBytes(request, maxBytes, tooLarge);
  const problem = beyondBounds(bytes, bounds);
  if (problem) throw refuse('', problem, boundsSentence(problem, bounds));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refuse('', 'invalid_json', 'The body is not UTF-8.');
  }
}

/** An escape of the kind that comes in pairs. */
const mayHalve = /\\ud[89a-f]/i;

const half = /\p{Cs}/u;

/** Half of a pair is no character (RFC 8259, 8.2): no database keeps it, and no mail or PDF can show it. */
function refuseHalves(name: string, value: unknown): unknown {
  if (half.test(name) || (typeof value === 'string' && half.test(value)))
    throw new SyntaxError('A text holds half of a character: a \\uD800 to \\uDFFF escape without its other half.');
  return value;
}

const reviverFor = (text: string, keepsDigits: boolean): typeof keepDigits | undefined => {
  if (!keepsDigits) return mayHalve.test(text) ? refuseHalves : undefined;
  return (name, value, context) => keepDigits(name, refuseHalves(name, value), context);
};

type Reading = { wrongType?: ErrorFactory /** Whether numbers that no double holds come as texts. */; keepsDigits?: boolean };

/** A JSON object, or the reason why the text is none. */
export function parseJsonObject(
  text: string,
  contentType: string,
  { wrongType = performErrors.badRequest, keepsDigits = false }: Reading = {},
): Record<string, unknown> {
  if (!/^application\/([\w.-]+\+)?json\s*(;|$)/i.test(contentType))
    throw refuseAs(wrongType, 'content_type', 'Send the body as JSON, with the header Content-Type: application/json.');
  let body: unknown;
  try {
    body = JSON.parse(text, reviverFor(text, keepsDigits));
  } catch (error) {
    throw refuse('', 'invalid_json', `The body is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw refuse('', 'not_an_object', 'The body must be a JSON object.');
  return body as Record<string, unknown>;
}
