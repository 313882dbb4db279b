import { headers } from 'next/headers';
import type { z } from 'zod';
import { AppError } from '@/lib/core/errors';
import type { Operation } from '@/lib/core/operation';
import { createDraft } from '@/lib/domain/signatures/operations/create-draft';
import { getDraft } from '@/lib/domain/signatures/operations/get-draft';
import { putDraftDocument } from '@/lib/domain/signatures/operations/put-draft-document';
import { sendDraft } from '@/lib/domain/signatures/operations/send-draft';
import { updateDraft } from '@/lib/domain/signatures/operations/update-draft';
import { perform } from '@/lib/surfaces/perform/perform';
import { authenticate } from '../../http/authenticate';

const room = '/dashboard/send';

/**
 * Sends a document from one form, where no script runs: by the steps of the page, all at once. Answers the address that comes next.
 * What is refused is said above the form, and what was typed is kept as a draft.
 */
export async function sendFromForm(form: FormData): Promise<string> {
  try {
    return `/dashboard/requests/${await sent(form)}`;
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    return error.code === 'sign_in_needed' ? `/sign-in?${new URLSearchParams({ to: room })}` : `${room}?${new URLSearchParams({ problem: error.code })}`;
  }
}

async function sent(form: FormData): Promise<string> {
  const given = await headers();
  const caller = await authenticate(given, given.get('x-correlation-id') ?? crypto.randomUUID());
  const act = <I extends z.ZodObject, O extends z.ZodType, S, Once extends boolean>(op: Operation<I, O, S, Once>, input: z.input<I>) =>
    perform(op, input, caller);
  const typed = (name: string): string => String(form.get(name) ?? '').replaceAll('\0', '');
  const { id: draft_id } = await act(createDraft, {});
  const signer = { name: typed('signer_name'), email: typed('signer_email') };
  const words = { title: typed('title'), message: typed('message'), signer };
  const file = form.get('file');
  const hasFile = file instanceof File && file.size > 0;
  const { revision: first } = await act(updateDraft, { draft_id, revision: 1, ...words, ...(hasFile ? {} : { markdown: typed('markdown') }) });
  if (hasFile) await act(putDraftDocument, { draft_id, file: { name: file.name, mimeType: file.type, stream: file.stream() } });
  const { revision } = hasFile ? await act(getDraft, { draft_id }) : { revision: first };
  return (await act(sendDraft, { draft_id, revision })).request_id;
}
