import { z } from 'zod';
import { markOf, testMark } from '@/lib/core/warning';
import type { CreateInput } from '@/lib/domain/signatures/schema';
import { removeLinks } from '@/lib/domain/signatures/sending/message-links';
import type { Sender } from '@/lib/domain/signatures/sending/sender-of';

const party = z.object({ name: z.string().optional(), email: z.string() });

/** What would be sent to whom, for the user to check. */
export const preview = z.object({
  signer: party,
  sender: party,
  title: z.string().optional().meta({ description: 'Missing where it is that of the PDF.' }),
  document: z.string(),
  sender_signs: z.boolean(),
  delivery: z.enum(['email', 'link']),
  message: z.string().optional(),
  language: z.string(),
  what_happens: z.string(),
  test: testMark,
});
export type Preview = z.output<typeof preview>;

export const previewOf = (input: CreateInput, sender: Sender): Preview => ({
  signer: { name: input.signer.name, email: input.signer.email },
  sender: { name: sender.name, email: sender.email },
  title: input.title,
  document: documentLine(input.document),
  sender_signs: input.sender_signs,
  delivery: input.delivery,
  // Links are taken out before it is stored: the preview shows what the signer will read.
  message: removeLinks(input.message ?? '') || undefined,
  language: input.language,
  what_happens: whatHappens(input, sender),
  ...markOf(sender),
});

function documentLine(document: CreateInput['document']): string {
  if (document.markdown !== undefined) return `Markdown text of ${[...document.markdown].length} characters: ${beginning(document.markdown)}`;
  if (document.pdf_base64 !== undefined) return 'A PDF that came with the call';
  if (document.upload_id !== undefined) return `The uploaded PDF ${document.upload_id}`;
  return `The document at ${document.pdf_url ?? document.hosted_doc_url}`;
}

const shownCharacters = 160;

/** On one line, as a text of several could pass for lines of the preview. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

function beginning(text: string): string {
  const line = [...oneLine(text)];
  return line.length > shownCharacters ? `“${line.slice(0, shownCharacters).join('')}…”` : `“${line.join('')}”`;
}

/** The steps, in the order in which they come. */
function whatHappens(input: CreateInput, sender: Sender): string {
  const byLink = input.delivery === 'link' || sender.isTest;
  const steps = [
    ...(sender.accountId === null ? [`${sender.email} is asked by email to confirm; nothing reaches the signer before that.`] : []),
    ...(input.sender_signs ? [senderSigns(byLink, sender)] : []),
    byLink && input.sender_signs ? 'The signer’s link is then shown to the sender.' : '',
    byLink && !input.sender_signs ? 'No email goes to the signer: the signing link is returned here, to be passed on.' : '',
    byLink ? '' : `${input.signer.email} gets the signing link by email.`,
    ...(sender.isTest ? ['This is a test: no email goes out, nothing counts, and the PDF is marked.'] : ['It counts as one document of this month.']),
  ];
  return steps.filter(Boolean).join(' ');
}

function senderSigns(byLink: boolean, sender: Sender): string {
  if (sender.accountId === null) return 'The sender signs first, from that email.';
  return byLink ? 'The sender signs first, at a link that is returned here.' : 'The sender gets a link by email and signs first.';
}

const named = ({ name, email }: Preview['signer']): string => (name && name !== email ? `${name} <${email}>` : email);

export const previewText = (shown: Preview): string =>
  [
    `Signer: ${named(shown.signer)}`,
    `Sender: ${named(shown.sender)}${shown.sender_signs ? ', signs first' : ''}`,
    `Title: ${shown.title ?? 'that of the PDF'}`,
    `Document: ${shown.document}`,
    `Delivery: ${shown.delivery === 'link' || shown.test ? 'signing link returned here' : 'by email'}`,
    ...(shown.message ? [`Message: “${oneLine(shown.message)}”`] : []),
    `Language: ${shown.language}`,
    shown.what_happens,
  ].join('\n');
