import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { mayComeIn } from './admission/may-come-in';
import { accountErrors } from './errors';
import { createPerson, findPersonByEmail } from './store';

/** Makes the person who has just proved this address, with a personal account. Never an operator. Throws `not_admitted` where they may not come in. */
export async function registerPerson({ email, name }: { email: string; name: string | null }) {
  if (!(await mayComeIn(email))) throw accountErrors.notAdmitted();
  try {
    const at = now();
    return (await transaction((tx) => createPerson(tx, { name, email, isOperator: false, createdAt: at, provenAt: at }))).owner;
  } catch (error) {
    // Two links of one address, confirmed at once: the other made the person.
    const person = await findPersonByEmail(email);
    if (!person) throw error;
    return person;
  }
}
