import { now } from '@/lib/core/clock';
import type { Language } from '@/lib/core/i18n/languages';
import { getBlob } from '@/lib/engines/storage/blobs';
import { findAccount } from '../../accounts/store';
import type { EmailRenderers } from '../../mail/deliver-email';
import type { Attachment, RenderedEmail } from '../../mail/rendered-email';
import { maxAttachmentBytes } from '../../mail/rules';
import type { EmailRow } from '../../mail/store';
import { workflowDefinition } from '../../workflows/definition';
import { valuesToFill } from '../../workflows/source/values-to-fill';
import { mailedOutputLink } from '../outputs/output-link';
import { listOutputsOf } from '../outputs/store';
import { findMaterial, findRun } from '../running/store';
import { stopHeaders, stopLink } from '../unwanted/stop-link';
import { fillLetter } from './fill-letter';
import { automationSubject, outputsLetter } from './order-letter';
import { outputsLetterEmail } from './outputs-letter';
import { type MailedFile, mailedFiles } from './store';

/** The letter with the outputs of a run, as they are when it is sent: null once they are erased or deleted, or its account is suspended. */
export const automationEmails: EmailRenderers = { [outputsLetter]: renderOutputs };

async function renderOutputs({ id, subject, language }: EmailRow): Promise<RenderedEmail | null> {
  const run = subject?.kind === automationSubject ? await findRun(subject.id) : null;
  if (!run || run.erasedAt) return null;
  const { payload, lists, definition } = await findMaterial(run);
  const { email, name, ...setting } = workflowDefinition.parse(definition);
  const account = await findAccount(run.accountId);
  if (!email || payload === null || account.isSuspended) return null;
  const letter = fillLetter(email, valuesToFill({ payload, lists }).values, setting);
  const files = await filesOf(run.id);
  // What was deleted before the letter left is in none.
  if (files.length === 0) return null;
  const isAttached = email.attach && files.reduce((sum, { bytes }) => sum + bytes, 0) <= maxAttachmentBytes;
  const at = now();
  const documents = files.map((file) => ({ name: file.name, link: isAttached ? null : mailedOutputLink(file.id, at) }));
  const told = { language: language as Language, owner: account.owner, workflow: name, stopLink: stopLink(id) };
  const rendered = { ...(await outputsLetterEmail({ ...told, ...letter, documents })), headers: stopHeaders(id) };
  return isAttached ? { ...rendered, attachments: await Promise.all(files.map(attachmentOf)) } : rendered;
}

/** Of each output its PDF, or the document where there is none. What goes to be signed is not handed around unsigned. */
async function filesOf(runId: string): Promise<MailedFile[]> {
  const outputs = (await listOutputsOf([runId])).filter(({ signatureRequestId }) => signatureRequestId === null);
  return mailedFiles(outputs.flatMap(({ pdfFileId, fileId }) => pdfFileId ?? fileId ?? []));
}

const attachmentOf = async ({ name, mimeType, sha256 }: MailedFile): Promise<Attachment> => ({ name, mimeType, bytes: await getBlob(sha256) });
