'use client';
import { createContext, useContext } from 'react';
import { pageAccountHeader, pageAccountMember } from '@/lib/domain/accounts/page-account/rules';

/** The account that the page is of; null outside the frame. */
export const PageAccountContext = createContext<string | null>(null);

/** Within a form: says which account the page was of. Where scripts run, the frame adds it to every form (`account-guard.tsx`). */
export function PageAccount() {
  const account = useContext(PageAccountContext);
  return account === null ? null : <input type="hidden" name={pageAccountMember} value={account} />;
}

/** `fetch` for the data routes of the page's account: 409 `other_account` where the browser acts for another meanwhile. */
export function usePageFetch(): (path: string, init?: RequestInit) => Promise<Response> {
  const account = useContext(PageAccountContext);
  return (path, init = {}) => {
    const headers = new Headers(init.headers);
    if (account !== null) headers.set(pageAccountHeader, account);
    return fetch(path, { ...init, headers });
  };
}
