import type { Caller } from '@/lib/core/caller';
import type { AnyOperation } from '@/lib/core/operation';
import { performErrors } from './errors';

/** Throws where a page of one account asks, and its browser acts for another by now. What is the person's own is theirs in any account. */
export function insistOnPageAccount(op: AnyOperation, caller: Caller, pageAccount: string | null | undefined): void {
  if (isOfOtherAccount(op, caller, pageAccount)) throw performErrors.otherAccount();
}

export const isOfOtherAccount = ({ auth }: AnyOperation, { credential }: Caller, pageAccount: string | null | undefined): boolean =>
  credential.kind === 'session' && !auth.ofPerson && Boolean(pageAccount) && pageAccount !== credential.accountId;

/** Where the words for it are, and the ways on: `to` is the page that asked. */
export const otherAccountPage = (pageAccount: string, to: string): string => `/dashboard/other-account?${new URLSearchParams({ account: pageAccount, to })}`;
