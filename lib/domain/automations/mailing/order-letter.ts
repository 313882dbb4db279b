import { now } from '@/lib/core/clock';
import type { Tx } from '@/lib/core/db';
import { languageNamed } from '@/lib/core/i18n/languages';
import { sha256 } from '@/lib/core/ids';
import { takeToken } from '@/lib/engines/limits/store';
import type { Finding } from '@/lib/engines/office/language/finding';
import { findAccount } from '../../accounts/store';
import { queueEmail } from '../../mail/queue-email';
import type { WorkflowDefinition } from '../../workflows/definition';
import { valuesToFill } from '../../workflows/source/values-to-fill';
import type { Material, RunRow } from '../running/store';
import { fillLetter } from './fill-letter';
import { lettersAnHour, lettersToTypedADay, lettersToTypedAnHour, typedAmong } from './rules';

export const automationSubject = 'automation';
export const outputsLetter = 'automation-outputs';

/** To whom the letter of a run goes, and the warnings about it. */
export type LetterOrder = { to: string[]; language: string; findings: Finding[] };

export const noLetter: LetterOrder = { to: [], language: 'en', findings: [] };

/**
 * What the last step of a run orders; nothing for tests, of which no mail leaves, for accounts that are suspended, and where all documents
 * go to be signed: nothing would be in it.
 */
export async function letterFor(
  run: RunRow,
  { email, documents, language, timeZone }: WorkflowDefinition,
  { payload, lists, cameBy }: Pick<Material, 'payload' | 'lists' | 'cameBy'>,
): Promise<LetterOrder> {
  if (!email || payload === null || run.isTest || documents.every(({ signature }) => signature !== null)) return noLetter;
  const { to, findings } = fillLetter(email, valuesToFill({ payload, lists }).values, { language, timeZone });
  if ((await findAccount(run.accountId)).isSuspended) return { ...noLetter, findings: [notSent('account_suspended', 'the account is suspended')] };
  const typed = cameBy === 'form' ? typedAmong(to, email.to) : [];
  const allowed: string[] = [];
  const late: Finding[] = [];
  for (const address of to) {
    const why = await limitReached(run.accountId, address, typed.includes(address));
    if (why === null) allowed.push(address);
    else late.push(notSent('too_many_emails', why, address));
  }
  return { to: allowed, language: email.language, findings: [...findings, ...late] };
}

const anHour = { name: outputsLetter, capacity: lettersAnHour, windowSeconds: 3_600 };
const typedAnHour = { name: `${outputsLetter}-typed-hour`, capacity: lettersToTypedAnHour, windowSeconds: 3_600 };
const typedADay = { name: `${outputsLetter}-typed`, capacity: lettersToTypedADay, windowSeconds: 86_400 };

/** Counts a letter; why there is to be none, where there were enough. Nobody fills a stranger's mailbox by filling in a form again and again. */
async function limitReached(accountId: string, address: string, isTyped: boolean): Promise<string | null> {
  const mine = `${typedADay.name}:${sha256(`${accountId} ${address}`)}`;
  if (isTyped && (await takeToken(mine, typedADay, now())) === null) return `the form has sent ${lettersToTypedADay} there within a day`;
  if (isTyped && (await takeToken(`${typedAnHour.name}:${accountId}`, typedAnHour, now())) === null)
    return `forms of the account have sent ${lettersToTypedAnHour} within an hour`;
  if ((await takeToken(`${anHour.name}:${accountId}`, anHour, now())) === null) return `the account has sent ${lettersAnHour} within an hour`;
  return null;
}

const notSent = (code: string, why: string, address = ''): Finding => ({
  code,
  message: `The email with the outputs was not sent${address ? ` to ${address}` : ''}: ${why}.`,
  place: 'email.to',
});

/** Once a run, in the transaction in which it ends. What the letter says is made when it is sent: nothing of the data lies in a queue. */
export async function queueLetters(tx: Tx, run: RunRow, { to, language }: LetterOrder): Promise<void> {
  for (const recipient of to)
    await queueEmail(tx, {
      kind: outputsLetter,
      subject: { kind: automationSubject, id: run.id },
      owner: run.accountId,
      recipient,
      language: languageNamed(language) ?? 'en',
      details: { sender: run.accountId },
    });
}
