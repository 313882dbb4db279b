import { PrismaAdapter } from '@auth/prisma-adapter';
import type { Adapter, AdapterSession, AdapterUser } from 'next-auth/adapters';
import { now } from '@/lib/core/clock';
import { db, transaction } from '@/lib/core/db';
import { sha256 } from '@/lib/core/ids';
import { registerPerson } from '@/lib/domain/accounts/register-person';
import { endSession } from '@/lib/domain/accounts/session';
import { findLogin, findSessionRow, insertLogin, insertSession, provePerson, takeSignInToken } from '@/lib/domain/accounts/store';

type Person = { id: string; email: string; name: string | null; image: string | null; provenAt: Date | null };

/** No more of a person than the library needs; where they are operator is none of its business. */
const asUser = ({ id, email, name, image, provenAt }: Person): AdapterUser => ({ id, email, name, image, emailVerified: provenAt });

/**
 * The library's adapter over our own tables. Sessions are stored by the hash of their token; the library hashes
 * sign-in tokens itself (`providers.ts`). Of an outside login only whose it is is kept, never its tokens.
 */
export function authAdapter(): Adapter {
  const client = { user: db().person, account: db().providerLogin, session: db().session, verificationToken: db().signInToken };
  return {
    ...PrismaAdapter(client as unknown as Parameters<typeof PrismaAdapter>[0]),

    createUser: async ({ email, name }) => asUser(await registerPerson({ email, name: name ?? null })),

    // The library asks for this alone: somebody has come back by a link that was mailed to them.
    updateUser: async ({ id }) => asUser(await provePerson(id, now())),

    createSession: async (session): Promise<AdapterSession> => {
      await transaction((tx) => insertSession(tx, { ...session, sessionToken: sha256(session.sessionToken) }, now()));
      return session;
    },
    getSessionAndUser: async (sessionToken) => {
      const row = await findSessionRow(sha256(sessionToken), now());
      if (!row) return null;
      return { user: asUser(row.person), session: { sessionToken, userId: row.userId, expires: row.expires } };
    },
    // A session ends when its time is over, however often it was used.
    updateSession: async () => null,
    deleteSession: async (sessionToken) => {
      await endSession(sessionToken);
    },

    useVerificationToken: async ({ identifier, token }) => {
      // What is no address is the operator's link, which has its own door.
      const taken = identifier.includes('@') && (await transaction((tx) => takeSignInToken(tx, identifier, token, now())));
      // That its time is not over was asked of our own clock.
      return taken ? { identifier, token, expires: new Date(Date.now() + 1000) } : null;
    },

    getUserByAccount: async ({ provider, providerAccountId }) => {
      const login = await findLogin(provider, providerAccountId);
      return login && asUser(login.person);
    },
    linkAccount: async ({ userId, type, provider, providerAccountId }) => {
      await insertLogin({ userId, type, provider, providerAccountId });
    },
  };
}
