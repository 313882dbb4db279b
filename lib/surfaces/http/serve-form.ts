import type { AnyOperation } from '@/lib/core/operation';
import { perform } from '@/lib/core/perform';
import { authenticate } from './authenticate';
import { httpErrors, refuse } from './errors';
import { handle, type RouteHandler } from './handle';
import { readBytes } from './read-body';
import { readFormData } from './read-form';
import { asAppError } from './respond';

/** An uploaded signature picture of 2 MB, and the rest of a form. */
const maxFormBytes = 4 * 1024 * 1024;

type Options = { back: (params: Record<string, string>) => string };

/**
 * Turns an operation into a form's target that works without JavaScript: 303 to where the operation says, or back
 * to the page with `?problem=<code>`.
 */
export function serveForm(op: AnyOperation, { back }: Options): { POST: RouteHandler } {
  const POST = handle(op.name, async (request, context, correlationId) => {
    const params = (await context?.params) ?? {};
    try {
      const caller = await authenticate(request.headers, correlationId);
      const input = { ...(await readForm(request)), ...params };
      const { location } = (await perform(op, input, caller, (details) => httpErrors.badRequest({ details }))) as { location: string };
      return seeOther(location);
    } catch (thrown) {
      const { code } = asAppError(thrown, correlationId);
      return seeOther(`${back(encoded(params))}?problem=${encodeURIComponent(code)}`);
    }
  });
  return { POST };
}

/** What came in a path, as it stands in one: a header takes no other characters. */
const encoded = (params: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, encodeURIComponent(value)]));

/** Relative, so that it holds behind any proxy. */
const seeOther = (location: string): Response => new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });

async function readForm(request: Request): Promise<Record<string, unknown>> {
  const bytes = await readBytes(request, maxFormBytes);
  const type = request.headers.get('content-type') ?? '';
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch((cause) => {
    throw Object.assign(refuse('', 'content_type', 'Send the form as the page does.'), { cause });
  });
  return readFormData(form);
}
