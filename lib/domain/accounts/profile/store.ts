import { db, type Tx } from '@/lib/core/db';

export const findPerson = (id: string) => db().person.findUniqueOrThrow({ where: { id } });

type Changes = { name?: string; language?: string | null; timeZone?: string | null; theme?: string };

/** A person's own account is called by their name. */
export async function changePerson(tx: Tx, id: string, changes: Changes): Promise<void> {
  await tx.person.update({ where: { id }, data: changes });
  if (changes.name !== undefined) await tx.account.updateMany({ where: { ownerId: id, kind: 'person' }, data: { name: changes.name } });
}
