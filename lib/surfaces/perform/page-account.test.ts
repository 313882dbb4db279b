import { afterEach, describe, expect, test, vi } from 'vitest';
import { POST as upload } from '@/app/dashboard/data/files/upload/route';
import { POST as remind } from '@/app/dashboard/data/requests/[request_id]/remind/route';
import { db } from '@/lib/core/db';
import { createKey } from '@/lib/domain/accounts/operations/create-key';
import { leaveTeam } from '@/lib/domain/accounts/operations/leave-team';
import { updateProfile } from '@/lib/domain/accounts/operations/update-profile';
import { pageAccountHeader, pageAccountMember } from '@/lib/domain/accounts/page-account/rules';
import { findRole } from '@/lib/domain/accounts/store';
import { createTeam, setMember } from '@/lib/domain/accounts/teams';
import { listRequests } from '@/lib/domain/signatures/operations/list-requests';
import { accountCookieName } from '@/lib/surfaces/auth/session-cookie';
import { serve } from '@/lib/surfaces/http/serve';
import { act } from '@/lib/surfaces/pages/act';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { plainDocx } from '@/lib/testing/plain-docx';
import { signIn } from '@/lib/testing/session';
import { createRequest } from '@/lib/testing/signing';
import { callerActingFor, makeTeam } from '@/lib/testing/teams';
import { perform } from './perform';

let given = new Headers();
vi.mock('next/headers', () => ({ headers: async () => given }));
afterEach(() => {
  given = new Headers();
});

/** A person who is signed in in a browser that acts for their team by now, and a page of their own account. */
async function switched() {
  const { account, key } = await makeAccount();
  const team = await createTeam(account.ownerId, 'Legal');
  const { headers } = await signIn(account.ownerId);
  const browser = { ...headers, cookie: `${headers.cookie}; ${accountCookieName}=${team.id}` };
  return { account, team, key, browser };
}

function formOf(inputs: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(inputs)) form.set(name, value);
  return form;
}

const keysOf = (accountId: string) => db().apiKey.count({ where: { accountId } });

describe('the form of a page whose account is acted for no more', () => {
  test('by an action: nothing is done, and the words for it know the way back', async () => {
    const { account, team, browser } = await switched();
    given = new Headers({ ...browser, 'x-page-address': '/keys?outcome=done' });
    const acting = act(createKey, formOf({ name: 'Mine', [pageAccountMember]: account.id }));
    await expect(acting).rejects.toMatchObject({
      digest: expect.stringContaining(`/dashboard/other-account?account=${account.id}&to=%2Fkeys%3Foutcome%3Ddone`),
    });
    expect([await keysOf(account.id), await keysOf(team.id)]).toEqual([1, 0]);
  });

  test('by a form’s own address: 303 to the same words', async () => {
    const { account, key, browser } = await switched();
    const { request_id } = (await createRequest(key)).json;
    const post = (page: string, headers: Record<string, string>) =>
      remind(new Request('http://localhost:3000/dashboard/data/requests/x/remind', { method: 'POST', body: formOf({ [pageAccountMember]: page }), headers }), {
        params: Promise.resolve({ request_id }),
      });
    const refused = await post(account.id, browser);
    expect([refused.status, refused.headers.get('location')]).toEqual([303, `/dashboard/other-account?account=${account.id}&to=%2Fdashboard%2Frequests`]);
    const own = await post(account.id, (await signIn(account.ownerId)).headers);
    expect(own.headers.get('location')).not.toContain('other-account');
  });

  test('by one that names nothing of the account, such as an upload: nothing is kept in either', async () => {
    const { account, team, browser } = await switched();
    const post = (page: string) => {
      const body = formOf({ [pageAccountMember]: page });
      body.set('file', new File([plainDocx('Lease')], 'Lease.docx'));
      return upload(new Request('http://localhost:3000/dashboard/data/files/upload', { method: 'POST', body, headers: browser }));
    };
    const filesOf = (accountId: string) => db().file.count({ where: { accountId } });
    expect((await post(account.id)).headers.get('location')).toBe(`/dashboard/other-account?account=${account.id}&to=%2Fdashboard%2Ffiles`);
    expect([await filesOf(account.id), await filesOf(team.id)]).toEqual([0, 0]);
    expect((await post(team.id)).headers.get('location')).toContain('?done=uploaded');
    expect([await filesOf(account.id), await filesOf(team.id)]).toEqual([0, 1]);
  });
});

test('who leaves a team by a page of it stays in the one that another tab has switched to', async () => {
  const { people, id, as } = await makeTeam();
  const other = await createTeam(people.owner.id, 'Sales');
  await setMember(other.id, people.editor.id, 'editor');
  const caller = { ...(await callerActingFor(people.editor.id, other.id)), pageAccount: id };
  await expect(perform(leaveTeam, {}, caller)).rejects.toMatchObject({ code: 'other_account' });
  expect([await findRole(other.id, people.editor.id), (await as('editor')).credential]).toMatchObject(['editor', { accountId: id, role: 'editor' }]);
});

test('the form of a page whose account is acted for is done, and says nothing of the account to the operation', async () => {
  const { team, browser } = await switched();
  given = new Headers(browser);
  expect(await act(createKey, formOf({ name: 'Theirs', [pageAccountMember]: team.id }))).toMatchObject({ done: true });
  expect(await keysOf(team.id)).toBe(1);
});

test('what is the person’s own is theirs in any account', async () => {
  const { account, browser } = await switched();
  given = new Headers(browser);
  expect(await act(updateProfile, formOf({ theme: 'dark', [pageAccountMember]: account.id }))).toMatchObject({ done: true });
});

test('a key is of one account whatever a header says', async () => {
  const { key } = await makeAccount();
  expect((await call(serve(listRequests).GET, { key, headers: { [pageAccountHeader]: 'acc_other' } })).status).toBe(200);
});
