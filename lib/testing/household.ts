import { randomHex } from '@/lib/core/ids';
import { issueKey } from '@/lib/domain/accounts/api-key';
import { removeMember, setMember } from '@/lib/domain/accounts/teams';
import { accountCookieName } from '@/lib/surfaces/auth/session-cookie';
import { makeAccount } from './account';
import { makeOperator } from './operator';
import { signIn } from './session';
import { createRequest } from './signing';
import { thingsOf } from './things';

export type Headers = Record<string, string>;

/** A stranger to the account, as they do not act for it, who belongs to it nevertheless. */
export const memberElsewhere = 'an editor who acts for their own account';

const bearer = (key: string): Headers => ({ authorization: `Bearer ${key}` });

/** An account with everything that can be called by a name, the people who belong to it, and those who do not. */
export async function makeHousehold() {
  const marked = `marked-${randomHex(8)}`;
  const { account, key } = await makeAccount({ name: marked });
  const personKey = async (personId: string, more: { isReadOnly?: boolean; isTest?: boolean } = {}) =>
    bearer((await issueKey({ accountId: account.id, personId, name: marked, isTest: false, ...more })).key);
  const session = async (personId: string, actingFor?: string) => {
    const { headers } = await signIn(personId);
    return actingFor ? { ...headers, cookie: `${headers.cookie}; ${accountCookieName}=${actingFor}` } : headers;
  };
  const member = async (role: 'viewer' | 'editor') => {
    const { ownerId } = (await makeAccount()).account;
    await setMember(account.id, ownerId, role);
    return { personId: ownerId, key: await personKey(ownerId), session: await session(ownerId, account.id), elsewhere: await session(ownerId) };
  };
  const [viewer, editor, former, neighbour] = [await member('viewer'), await member('editor'), await member('editor'), await makeAccount()];
  await removeMember(account.id, former.personId);
  const [things, inOwnName] = [await thingsOf(account.id, key, marked), await session(account.ownerId)];
  return {
    things,
    /** What no stranger may read, and by which the rows that belong here are known. */
    marks: [account.id, marked, ...things.filter(({ value }) => value.length > 20).map(({ value }) => value)],
    owner: { key: bearer(key), session: inOwnName, requestToken: { 'x-request-token': things.find(({ name }) => name === 'X-Request-Token')?.value ?? '' } },
    /** Who runs the service, and belongs to no account of these. */
    operator: await makeOperator(),
    members: {
      'a viewer’s session': { headers: viewer.session, personId: viewer.personId },
      'a viewer’s key': { headers: viewer.key, personId: viewer.personId },
      'a read-only key': { headers: await personKey(account.ownerId, { isReadOnly: true }), personId: 'nobody' },
      'an editor’s session': { headers: editor.session, personId: editor.personId, mayChange: true },
      'an editor’s key': { headers: editor.key, personId: editor.personId, mayChange: true },
    } as Record<string, { headers: Headers; personId: string; mayChange?: true }>,
    strangers: {
      nobody: {},
      'an unknown key': bearer(`sk_live_${'x'.repeat(43)}`),
      'a token of another request': { 'x-request-token': (await createRequest(neighbour.key)).json.request_token },
      'an unknown session': { cookie: `paraph-session=${'x'.repeat(43)}`, origin: 'http://localhost:3000' },
      'the owner’s session, sent by another site': { ...inOwnName, origin: 'https://evil.example' },
      'a neighbour’s key': bearer(neighbour.key),
      'a neighbour’s session': await session(neighbour.account.ownerId),
      'a neighbour’s session that names this account': await session(neighbour.account.ownerId, account.id),
      [memberElsewhere]: editor.elsewhere,
      'a former member’s key': former.key,
      'a former member’s session': former.session,
    } as Record<string, Headers>,
    testKey: await personKey(account.ownerId, { isTest: true }),
  };
}
