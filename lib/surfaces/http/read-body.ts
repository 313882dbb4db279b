import { refuse } from './errors';

/** Reads a body whole, counting as it goes, so that no more than the limit is ever held. */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done || !value) break;
    size += value.length;
    if (size > maxBytes) {
      await reader?.cancel();
      throw refuse('', 'too_large', `The body is larger than ${Math.floor(maxBytes / 1024)} KB.`);
    }
    chunks.push(value);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** A JSON object, or the reason why the body is none. */
export async function readJsonObject(request: Request, maxBytes: number): Promise<Record<string, unknown>> {
  const type = request.headers.get('content-type') ?? '';
  const bytes = await readBytes(request, maxBytes);
  if (!/^application\/([\w.-]+\+)?json\s*(;|$)/i.test(type))
    throw refuse('', 'content_type', 'Send the body as JSON, with the header Content-Type: application/json.');
  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    throw refuse('', 'invalid_json', `The body is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw refuse('', 'not_an_object', 'The body must be a JSON object.');
  return body as Record<string, unknown>;
}
