import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { createPerson, findPersonByEmail } from './store';

/** Makes the person who has just proved this address, with a personal account. Never an operator. */
export async function registerPerson({ email, name }: { email: string; name: string | null }) {
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
