import type { z } from 'zod';
import { maxBytesOf } from '@/lib/core/incoming';
import type { AnyOperation } from '@/lib/core/operation';
import { pageAccountMember } from '@/lib/domain/accounts/page-account/rules';
import { refuse } from '../perform/errors';
import { readBytes } from './read-body';

/** An uploaded signature picture of 2 MB, and the rest of a form. */
const maxFormBytes = 4 * 1024 * 1024;

/** What a form has around a file whose limit is its member's own. */
const overheadBytes = 64 * 1024;

export type PostedForm = { input: Record<string, unknown>; pageAccount: string | null };

/** The form of a page, as an operation's input, and the account that the page is of. */
export async function readForm(request: Request, { input }: Pick<AnyOperation, 'input'>): Promise<PostedForm> {
  const ownLimits = Object.values<z.ZodType>(input.shape).flatMap((member) => maxBytesOf(member) ?? []);
  const bytes = await readBytes(request, ownLimits.length > 0 ? Math.max(...ownLimits) + overheadBytes : maxFormBytes);
  const type = request.headers.get('content-type') ?? '';
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch((cause) => {
    throw Object.assign(refuse('', 'content_type', 'Send the form as the page does.'), { cause });
  });
  return { input: await readFormData(form), pageAccount: pageAccountIn(form) };
}

/** The account that a form's page is of; null where it does not say. */
export function pageAccountIn(form: FormData): string | null {
  const named = form.get(pageAccountMember);
  return typeof named === 'string' && named !== '' ? named : null;
}

/** The inputs of a form as an operation's input; those named `field.<id>` become the member `values`. Empty files are left out. */
export async function readFormData(form: FormData): Promise<Record<string, unknown>> {
  const values: Record<string, string> = {};
  const input: Record<string, unknown> = {};
  for (const [name, given] of form) {
    // No column can hold this character, and no person types it.
    const value = typeof given === 'string' ? given.replaceAll('\u0000', '') : given;
    if (value instanceof File) {
      if (value.size > 0) input[name] = new Uint8Array(await value.arrayBuffer());
    } else if (name.startsWith('field.')) values[name.slice('field.'.length)] = value;
    // React's own inputs, which carry the address of the action, and that of the page's account.
    else if (!name.startsWith('$ACTION_') && name !== pageAccountMember) input[name] = value;
  }
  return Object.keys(values).length ? { ...input, values } : input;
}
