import type { Role } from '@/lib/core/caller';
import { db, type Tx } from '@/lib/core/db';

export type LockedAccount = { id: string; kind: 'person' | 'team'; name: string; ownerId: string };

/** An account whose members nobody else changes until this transaction ends. What is made in it meanwhile waits for nothing. */
export async function lockMembers(tx: Tx, accountId: string): Promise<LockedAccount> {
  const [row] = await tx.$queryRaw<LockedAccount[]>`
    SELECT id, kind, name, owner_id AS "ownerId" FROM accounts WHERE id = ${accountId} FOR NO KEY UPDATE`;
  if (!row) throw new Error(`There is no account ${accountId}`);
  return row;
}

export type Member = { personId: string; name: string | null; email: string; language: string | null; role: Role; since: Date };

/** In the order in which they came. */
export async function listMembers(accountId: string, limit: number): Promise<Member[]> {
  const rows = await db().membership.findMany({
    where: { accountId },
    include: { person: true },
    orderBy: [{ createdAt: 'asc' }, { personId: 'asc' }],
    take: limit,
  });
  return rows.map(asMember);
}

/** Null for who is no member. */
export async function findMember(tx: Tx, accountId: string, personId: string): Promise<Member | null> {
  const row = await tx.membership.findUnique({ where: { accountId_personId: { accountId, personId } }, include: { person: true } });
  return row && asMember(row);
}

type MemberRow = { personId: string; role: string; createdAt: Date; person: { name: string | null; email: string; language: string | null } };

const asMember = ({ personId, role, createdAt, person: { name, email, language } }: MemberRow): Member => ({
  personId,
  name,
  email,
  language,
  role: role as Role,
  since: createdAt,
});

export const countMembers = (tx: Tx, accountId: string): Promise<number> => tx.membership.count({ where: { accountId } });

/** Waits for a person who is being changed, and lets nobody change them into one who has left until this transaction ends. */
export const holdPerson = (tx: Tx, personId: string) => tx.$executeRaw`SELECT 1 FROM people WHERE id = ${personId} FOR KEY SHARE`;

/** As others know a person: by name, else by address. */
export async function findKnownAs(tx: Tx, personId: string): Promise<string> {
  const { name, email } = await tx.person.findUniqueOrThrow({ where: { id: personId } });
  return name ?? email;
}

export const findTeamName = async (accountId: string): Promise<string | null> =>
  (await db().account.findUnique({ where: { id: accountId, kind: 'team' } }))?.name ?? null;

/** From now on this person answers for the account. */
export const putOwner = (tx: Tx, accountId: string, ownerId: string) => tx.account.update({ where: { id: accountId }, data: { ownerId } });

/** The keys of an account that work now, with whose they are. */
export const listWorkingKeys = (accountId: string, at: Date): Promise<{ personId: string; name: string }[]> =>
  db().apiKey.findMany({
    where: { accountId, revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: at } }] },
    select: { personId: true, name: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });

/** How a person is known, where there still is one of this id. */
export async function findNameOf(personId: string | null): Promise<string | null> {
  const person = personId ? await db().person.findUnique({ where: { id: personId } }) : null;
  return person && (person.name ?? person.email);
}

/** How many teams a person answers for. */
export const countTeamsOf = (personId: string): Promise<number> => db().account.count({ where: { ownerId: personId, kind: 'team' } });

/** Whether somebody with this address belongs to the account. */
export const isMemberByEmail = async (tx: Tx, accountId: string, email: string): Promise<boolean> =>
  (await tx.membership.count({ where: { accountId, person: { email } } })) > 0;

/** A person with what proves who they are. */
export const findPerson = (personId: string) => db().person.findUniqueOrThrow({ where: { id: personId } });

export const findAccountRow = (accountId: string) => db().account.findUniqueOrThrow({ where: { id: accountId } });
