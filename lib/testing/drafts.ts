import { GET as check } from '@/app/dashboard/data/drafts/[draft_id]/check/route';
import { DELETE as dropDocument, PUT as putDocument, GET as readDocument } from '@/app/dashboard/data/drafts/[draft_id]/document/route';
import { POST as choose } from '@/app/dashboard/data/drafts/[draft_id]/file/route';
import { DELETE as drop, PATCH as patch, GET as read } from '@/app/dashboard/data/drafts/[draft_id]/route';
import { POST as send } from '@/app/dashboard/data/drafts/[draft_id]/send/route';
import { POST as create, GET as list } from '@/app/dashboard/data/drafts/route';
import { accountCookieName } from '@/lib/surfaces/auth/session-cookie';
import type { RouteHandler } from '@/lib/surfaces/http/handle';
import { makeAccount } from './account';
import { call } from './call';
import { fileAsForm } from './kinds/multipart';
import { signIn } from './session';

/** The browser of a signed-in person, acting for an account, and what it does with drafts. */
export async function browserOf(personId: string, actingFor?: string) {
  const signedIn = (await signIn(personId)).headers;
  const headers: Record<string, string> = actingFor ? { ...signedIn, cookie: `${signedIn.cookie}; ${accountCookieName}=${actingFor}` } : signedIn;
  const at = (route: RouteHandler, draft_id: string, method: string, body?: unknown) =>
    call(route, { headers, params: { draft_id }, method, ...(body === undefined ? {} : { body }) });
  return {
    headers,
    create: (body: object = {}) => call(create, { headers, method: 'POST', body }),
    list: (query = '') => call(list, { headers, url: `http://localhost:3000/dashboard/data/drafts${query}` }),
    read: (id: string) => at(read, id, 'GET'),
    change: (id: string, body: object) => at(patch, id, 'PATCH', body),
    remove: (id: string) => at(drop, id, 'DELETE'),
    readDocument: (id: string) => at(readDocument, id, 'GET'),
    dropDocument: (id: string) => at(dropDocument, id, 'DELETE'),
    choose: (id: string, file_id: string) => at(choose, id, 'POST', { file_id }),
    check: (id: string) => at(check, id, 'GET'),
    send: (id: string, revision: number) => at(send, id, 'POST', { revision }),
    put: async (id: string, name: string, bytes: Uint8Array | string) => {
      const { type, body } = fileAsForm('file', name, bytes);
      const init = { method: 'PUT', headers: { ...headers, 'x-client-address': '203.0.113.7', 'content-type': type }, body, duplex: 'half' } as RequestInit;
      const response = await putDocument(new Request('http://localhost:3000/x', init), { params: Promise.resolve({ draft_id: id }) });
      // biome-ignore lint/suspicious/noExplicitAny: tests look at whatever came back
      return { status: response.status, json: (await response.json()) as any };
    },
  };
}

/** A person with an account of their own and an empty draft in it. */
export async function draftOf(options: Parameters<typeof makeAccount>[0] = {}) {
  const made = await makeAccount(options);
  const browser = await browserOf(made.account.ownerId);
  const { json } = await browser.create();
  return { ...made, browser, id: json.id as string };
}

/** What makes a draft ready to be sent, with a document of markdown. */
export const readyWords = {
  title: 'Agreement',
  markdown: 'Please sign.\n\n{{signature:signer}}',
  signer: { name: 'Anna Berg', email: 'anna@signer.example' },
};
