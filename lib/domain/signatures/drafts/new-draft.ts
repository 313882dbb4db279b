import { now } from '@/lib/core/clock';
import { type Tx, transaction } from '@/lib/core/db';
import { languageNamed } from '@/lib/core/i18n/languages';
import { randomBase62 } from '@/lib/core/ids';
import { findPerson, lockMembers } from '../../accounts/members/store';
import type { PersonScope } from '../../accounts/scope';
import { draftErrors } from './errors';
import { maxDrafts } from './rules';
import { countDrafts, insertDraft, type NewDraft } from './store';

/** What a draft begins with where nothing else is said. */
const empty = () => ({
  ...{ title: '', signerName: '', signerEmail: '', senderSigns: false, message: '', delivery: 'email' as const, certificate: true },
  ...{ documentKind: 'none' as const, markdown: '', fileName: null, pdfSha256: null, pdfBytes: null, pages: [], fields: [], suggestions: [] },
  ...{ problemCode: null, problemMessage: null },
});

export type Beginning = Partial<Omit<NewDraft, 'id' | 'accountId' | 'personId' | 'changedBy' | 'revision' | 'createdAt' | 'updatedAt'>>;

/** Makes a draft of the account, and returns its id. `beside`: what is done in the same transaction. Throws where the account has as many as it may. */
export async function makeDraft({ accountId, by: { personId } }: PersonScope, given: Beginning, beside?: (tx: Tx) => Promise<unknown>): Promise<string> {
  const id = `dr_${randomBase62(24)}`;
  const at = now();
  const language = given.language ?? languageNamed((await findPerson(personId)).language ?? '') ?? 'en';
  await transaction(async (tx) => {
    // One after the other, so that two at once are not both the last one.
    await lockMembers(tx, accountId);
    if ((await countDrafts(tx, accountId)) >= maxDrafts) throw draftErrors.tooMany();
    await beside?.(tx);
    await insertDraft(tx, { ...empty(), ...given, id, accountId, personId, changedBy: personId, revision: 1, language, createdAt: at, updatedAt: at });
  });
  return id;
}
