import { now } from '@/lib/core/clock';
import { type Tx, transaction } from '@/lib/core/db';
import { env } from '@/lib/core/env';
import { randomBase64url, sha256 } from '@/lib/core/ids';
import { accountErrors } from './errors';
import { startSession } from './session';
import {
  createPerson,
  findPersonByEmail,
  findSignInToken,
  insertSignInToken,
  isOperatorKnown,
  promotePerson,
  removeSignInTokens,
  takeSignInToken,
} from './store';

/** No email address, so no mailed link can ever stand in for it. */
const identifier = 'operator';
const lifetimeMs = 24 * 60 * 60 * 1000;

/** The one-time address at which the first operator is made, or null where there is one. The link of an earlier start dies. */
export async function makeOperatorLink(): Promise<string | null> {
  const token = randomBase64url(32);
  const made = await transaction(async (tx) => {
    await removeSignInTokens(tx, identifier);
    if (await isOperatorKnown(tx)) return false;
    await insertSignInToken(tx, { identifier, token: sha256(token), expires: new Date(now().getTime() + lifetimeMs) });
    return true;
  });
  return made ? `${env().BASE_URL}/sign-in/operator?token=${token}` : null;
}

/** Whether the link still works. Asking does not use it up. */
export async function isOperatorLinkAlive(token: string): Promise<boolean> {
  const row = await findSignInToken(sha256(token));
  return row?.identifier === identifier && row.expires > now();
}

/**
 * Makes the person with this address the operator, and signs their browser in; that the address is theirs only a mail can
 * show. Throws `link_dead` where the link was
 * used or has ended, `has_operator` where one was made in another way meanwhile. `told` notes it, in the same transaction.
 */
export async function becomeOperator(
  link: string,
  { name, email }: { name: string; email: string },
  told: (tx: Tx, personId: string) => Promise<void>,
): Promise<{ token: string; expires: Date }> {
  const at = now();
  const known = await findPersonByEmail(email);
  return transaction(async (tx) => {
    if (!(await takeSignInToken(tx, identifier, sha256(link), at))) throw accountErrors.signInLinkDead();
    if (await isOperatorKnown(tx)) throw accountErrors.hasOperator();
    if (known) await promotePerson(tx, email, name);
    const personId = known?.id ?? (await createPerson(tx, { name, email, isOperator: true, createdAt: at, provenAt: null })).ownerId;
    await told(tx, personId);
    return startSession(tx, personId);
  });
}
