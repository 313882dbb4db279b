import type { Role } from '@/lib/core/caller';
import { db, type Tx } from '@/lib/core/db';
import { Prisma } from '@/lib/core/generated/client';
import { newId } from '@/lib/core/ids';
import type { AccountScope } from './scope';

/** A key with the role of the person who made it; of somebody who has left the account that is null. */
export async function findKeyByHash(hash: string) {
  const [row] = await db().$queryRaw<KeyInUse[]>`
    SELECT api_keys.id, api_keys.account_id AS "accountId", api_keys.is_test AS "isTest", api_keys.is_read_only AS "isReadOnly", memberships.role,
      api_keys.last_used_at AS "lastUsedAt", api_keys.expires_at AS "expiresAt", api_keys.revoked_at AS "revokedAt"
    FROM api_keys
    LEFT JOIN memberships ON memberships.account_id = api_keys.account_id AND memberships.person_id = api_keys.person_id
    WHERE api_keys.hash = ${hash}`;
  return row ?? null;
}

type KeyInUse = {
  id: string;
  accountId: string;
  isTest: boolean;
  isReadOnly: boolean;
  role: Role | null;
  lastUsedAt: Date | null;
  expiresAt: Date | null;
  revokedAt: Date | null;
};

/** Notes that a key was used. */
export const touchKey = (id: string, at: Date) =>
  db().apiKey.updateMany({ where: { id, OR: [{ lastUsedAt: null }, { lastUsedAt: { lt: at } }] }, data: { lastUsedAt: at } });

/** `provenAt`: when the owner last proved the address; null where they have not. */
export type AccountWithOwner = {
  id: string;
  monthlyLimit: number | null;
  isSuspended: boolean;
  owner: { id: string; name: string | null; email: string; provenAt: Date | null };
};

/** An account is suspended by itself, or with the own account of who answers for it: a team that one makes is no way round. */
const suspendedSql = Prisma.sql`(accounts.suspended_at IS NOT NULL OR EXISTS (
  SELECT 1 FROM accounts own WHERE own.owner_id = accounts.owner_id AND own.kind = 'person' AND own.suspended_at IS NOT NULL))`;

/** Whether the own account of whoever has this address is suspended. */
export const isAddressSuspended = async (email: string): Promise<boolean> =>
  (await db().account.count({ where: { kind: 'person', suspendedAt: { not: null }, owner: { email: email.toLowerCase() } } })) > 0;

/** An account and whose it is. One statement: every request that is made asks for it. */
export async function findAccount(id: string): Promise<AccountWithOwner> {
  const [row] = await db().$queryRaw<OwnedRow[]>`
    SELECT accounts.monthly_limit AS "monthlyLimit", ${suspendedSql} AS "isSuspended", people.id AS "ownerId", people.name AS "ownerName", people.email AS "ownerEmail",
      people.email_verified AS "ownerProvenAt"
    FROM accounts JOIN people ON people.id = accounts.owner_id WHERE accounts.id = ${id}`;
  if (!row) throw new Error(`There is no account ${id}`);
  const { monthlyLimit, isSuspended } = row;
  return { id, monthlyLimit, isSuspended, owner: { id: row.ownerId, name: row.ownerName, email: row.ownerEmail, provenAt: row.ownerProvenAt } };
}

type OwnedRow = {
  monthlyLimit: number | null;
  isSuspended: boolean;
  ownerId: string;
  ownerName: string | null;
  ownerEmail: string;
  ownerProvenAt: Date | null;
};

export const findPersonByEmail = (email: string) => db().person.findUnique({ where: { email }, include: { accounts: { where: { kind: 'person' } } } });

/** Without a name, as a sign-in link tells an address only. `provenAt` is when the person proved the address, where they did. */
export type NewPerson = { name: string | null; email: string; isOperator: boolean; createdAt: Date; provenAt: Date | null };

/** A person and their personal account, together or not at all. */
export async function createPerson(tx: Tx, person: NewPerson) {
  const { id } = await tx.person.create({ data: { id: newId('usr'), ...person } });
  return insertAccount(tx, { kind: 'person', name: person.name ?? nameInAddress(person.email), createdAt: person.createdAt, ownerId: id });
}

type NewAccount = { kind: 'person' | 'team'; name: string; createdAt: Date; ownerId: string };

/** An account whose owner may act for it. */
export const insertAccount = (tx: Tx, account: NewAccount) =>
  tx.account.create({
    data: { id: newId('acc'), ...account, members: { create: { personId: account.ownerId, role: 'owner', createdAt: account.createdAt } } },
    include: { owner: true },
  });

/** Lets a person act for an account, or changes what they may do there. */
export const putMembership = (tx: Tx, member: { accountId: string; personId: string; role: Role; createdAt: Date }) =>
  tx.membership.upsert({
    where: { accountId_personId: { accountId: member.accountId, personId: member.personId } },
    create: member,
    update: { role: member.role },
  });

/** False where the person is no member, or owns the account. */
export async function removeMembership(tx: Tx, accountId: string, personId: string): Promise<boolean> {
  const { count } = await tx.membership.deleteMany({ where: { accountId, personId, account: { ownerId: { not: personId } } } });
  return count === 1;
}

/** A team's account; null for any other. */
export const findTeamAccount = (id: string) => db().account.findUnique({ where: { id, kind: 'team' } });

/** Every team with its people, the newest first. */
export const listTeamAccounts = () =>
  db().account.findMany({
    where: { kind: 'team' },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    include: { members: { orderBy: [{ createdAt: 'asc' }, { personId: 'asc' }], include: { person: true } } },
  });

/** The role of a person in an account; null for who is no member. */
export const findRole = async (accountId: string, personId: string): Promise<Role | null> =>
  ((await db().membership.findUnique({ where: { accountId_personId: { accountId, personId } } }))?.role as Role | undefined) ?? null;

export type TeamMembership = { accountId: string; role: Role };

/** The teams of the person whose own account this is, where it is they who act: a member of it sees none of them. */
export async function listTeamsOfMember(
  accountId: string,
  by: { kind: 'key'; keyId: string } | { kind: 'person'; personId: string },
): Promise<TeamMembership[]> {
  const [keyId, personId] = by.kind === 'key' ? [by.keyId, null] : [null, by.personId];
  return db().$queryRaw<TeamMembership[]>`
    SELECT team.id AS "accountId", memberships.role
    FROM accounts own
    JOIN memberships ON memberships.person_id = own.owner_id
    JOIN accounts team ON team.id = memberships.account_id AND team.kind = 'team'
    WHERE own.id = ${accountId} AND own.kind = 'person'
      AND own.owner_id = coalesce(${personId}::text, (SELECT api_keys.person_id FROM api_keys WHERE api_keys.id = ${keyId}::text))`;
}

const nameInAddress = (email: string): string => email.slice(0, email.lastIndexOf('@'));

export const isOperatorKnown = async (tx: Tx): Promise<boolean> => (await tx.person.count({ where: { isOperator: true } })) > 0;

/** Who runs this service. */
export const listOperators = (): Promise<{ email: string }[]> =>
  db().person.findMany({ where: { isOperator: true }, select: { email: true }, orderBy: { id: 'asc' } });

/** Makes somebody who is known already an operator. */
export const promotePerson = (tx: Tx, email: string, name: string | null) => tx.person.updateMany({ where: { email }, data: { isOperator: true, name } });

/** Notes that a person has just shown that the address is theirs. */
export const provePerson = (id: string, at: Date) => db().person.update({ where: { id }, data: { provenAt: at } });

export type NewKey = {
  id: string;
  accountId: string;
  personId: string;
  name: string;
  hash: string;
  prefix: string;
  isTest: boolean;
  isReadOnly: boolean;
  createdAt: Date;
  expiresAt: Date | null;
};

export const insertKey = (tx: Tx, key: NewKey) => tx.apiKey.create({ data: key });

/**
 * Counts one document in the month and on the day if the month has room, and returns the month's new count, or null where the limit
 * is reached. One statement, so that two at once cannot both take the last place.
 */
export async function takeMonthlyPlace(tx: Tx, subject: string, { month, day }: { month: string; day: string }, limit: number): Promise<number | null> {
  if (limit < 1) return null;
  const rows = await tx.$queryRaw<{ count: number }[]>`
    WITH taken AS (
      INSERT INTO usage_months AS usage (subject, month, count) VALUES (${subject}, ${month}, 1)
      ON CONFLICT (subject, month) DO UPDATE SET count = usage.count + 1 WHERE usage.count < ${limit}
      RETURNING count
    ), counted AS (
      INSERT INTO usage_days AS usage (subject, day, count) SELECT ${subject}, ${day}::date, 1 FROM taken
      ON CONFLICT (subject, day) DO UPDATE SET count = usage.count + 1
    )
    SELECT count FROM taken`;
  return rows[0]?.count ?? null;
}

export async function readMonthlyCount(subject: string, month: string): Promise<number> {
  return (await db().usageMonth.findUnique({ where: { subject_month: { subject, month } } }))?.count ?? 0;
}

/** The newest first: so many at most of those that work, and as many of those that do not, without those revoked before the given time. */
export async function listKeyRows({ accountId }: AccountScope, { at, revokedSince, limit }: { at: Date; revokedSince: Date; limit: number }) {
  const newest = { orderBy: [{ createdAt: 'desc' as const }, { id: 'desc' as const }], take: limit, omit: { hash: true as const } };
  const usable: Prisma.ApiKeyWhereInput = { revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: at } }] };
  const ended: Prisma.ApiKeyWhereInput = { NOT: usable, OR: [{ revokedAt: null }, { revokedAt: { gte: revokedSince } }] };
  const rows = [
    ...(await db().apiKey.findMany({ where: { accountId, ...usable }, ...newest })),
    ...(await db().apiKey.findMany({ where: { accountId, ...ended }, ...newest })),
  ];
  return rows.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime() || (one.id < other.id ? 1 : -1));
}

/** How many of the account's keys are neither revoked nor expired. */
export const countUsableKeys = ({ accountId }: AccountScope, at: Date): Promise<number> =>
  db().apiKey.count({ where: { accountId, revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: at } }] } });

/** False where the account has no such key, or not of the person who is named. A key that is revoked already keeps its time. */
export async function markKeyRevoked({ accountId }: AccountScope, id: string, at: Date, ofPerson: string | null): Promise<boolean> {
  const key = { id, accountId, ...(ofPerson === null ? {} : { personId: ofPerson }) };
  const { count } = await db().apiKey.updateMany({ where: { ...key, revokedAt: null }, data: { revokedAt: at } });
  return count === 1 || (await db().apiKey.count({ where: key })) === 1;
}

/** Ends what is left of a person's keys of an account, for good. */
export const endKeysOf = (tx: Tx, accountId: string, personId: string, at: Date) =>
  tx.apiKey.updateMany({ where: { accountId, personId, revokedAt: null }, data: { revokedAt: at } });

export type SignedIn = {
  sessionId: string;
  /** When the session was last used, to some minutes. */
  seenAt: Date | null;
  personId: string;
  email: string;
  name: string | null;
  isOperator: boolean;
  /** Null where they have not said. */
  language: string | null;
  timeZone: string | null;
  theme: string;
  /** The account that they act for, and as what. */
  accountId: string;
  accountName: string;
  accountKind: 'person' | 'team';
  role: Role;
};

/**
 * Who a session that has not ended belongs to, and the account that they act for: the wanted one where they belong to
 * it, else their personal one. One indexed query, as every signed-in request asks it.
 */
export async function findSession(tokenHash: string, at: Date, wantedAccountId: string | null): Promise<SignedIn | null> {
  const rows = await db().$queryRaw<SignedIn[]>`
    SELECT sessions.id AS "sessionId", sessions.seen_at AS "seenAt", people.id AS "personId", people.email, people.name, people.is_operator AS "isOperator", people.language, people.time_zone AS "timeZone",
      people.theme, accounts.id AS "accountId", accounts.name AS "accountName", accounts.kind AS "accountKind", memberships.role
    FROM sessions
    JOIN people ON people.id = sessions.user_id
    JOIN memberships ON memberships.person_id = people.id
    JOIN accounts ON accounts.id = memberships.account_id
    WHERE sessions.session_token = ${tokenHash} AND sessions.expires > ${at}::timestamptz
    ORDER BY (accounts.id = ${wantedAccountId ?? ''}) DESC, (accounts.kind = 'person' AND accounts.owner_id = people.id) DESC, accounts.created_at LIMIT 1`;
  return rows[0] ?? null;
}

export const insertSession = (tx: Tx, session: { sessionToken: string; userId: string; expires: Date }, at: Date) =>
  tx.session.create({ data: { ...session, createdAt: at, seenAt: at } });

export const removeSession = (tokenHash: string) => db().session.deleteMany({ where: { sessionToken: tokenHash } });

/** The sign-in link that this token belongs to, unless it was used. */
export const findSignInToken = (tokenHash: string) => db().signInToken.findUnique({ where: { token: tokenHash } });

/** Uses a sign-in link up, and with it all others of the same identifier. False where it was used or its time is over: one of two wins. */
export async function takeSignInToken(tx: Tx, identifier: string, tokenHash: string, at: Date): Promise<boolean> {
  const { count } = await tx.signInToken.deleteMany({ where: { identifier, token: tokenHash, expires: { gt: at } } });
  if (count === 1) await tx.signInToken.deleteMany({ where: { identifier } });
  return count === 1;
}

export const insertSignInToken = (tx: Tx, token: { identifier: string; token: string; expires: Date }) => tx.signInToken.create({ data: token });

export const removeSignInTokens = (tx: Tx, identifier: string) => tx.signInToken.deleteMany({ where: { identifier } });

/** Removes sessions whose time is over, so many at most, as `forgetSignInTokens` does sign-in links. Returns how many. */
export const forgetSessions = (at: Date, limit: number): Promise<number> =>
  db().$executeRaw`DELETE FROM sessions WHERE ctid = ANY(ARRAY(SELECT ctid FROM sessions WHERE expires <= ${at}::timestamptz ORDER BY expires LIMIT ${limit}))`;

export const forgetSignInTokens = (at: Date, limit: number): Promise<number> =>
  db()
    .$executeRaw`DELETE FROM sign_in_tokens WHERE ctid = ANY(ARRAY(SELECT ctid FROM sign_in_tokens WHERE expires <= ${at}::timestamptz ORDER BY expires LIMIT ${limit}))`;

/** A session with its person, as the sign-in library asks for it. */
export const findSessionRow = (tokenHash: string, at: Date) =>
  db().session.findUnique({ where: { sessionToken: tokenHash, expires: { gt: at } }, include: { person: true } });

/** An outside login with the person that it signs in. */
export const findLogin = (provider: string, providerAccountId: string) =>
  db().providerLogin.findUnique({ where: { provider_providerAccountId: { provider, providerAccountId } }, include: { person: true } });

export const insertLogin = (login: { userId: string; type: string; provider: string; providerAccountId: string }) => db().providerLogin.create({ data: login });
