import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { isOperatorLinkAlive } from '@/lib/domain/accounts/operator-link';
import { readSession } from '@/lib/domain/accounts/session';
import { readSignInLink } from '@/lib/domain/accounts/sign-in-link';
import { pageLanguage } from '../pages/session';
import { askedAddressIn } from './asked-address';
import { mailboxLink } from './mailbox-link';
import { type OutsideProvider, outsideProviders } from './providers';
import { returnPath } from './return-path';
import { sessionTokenIn } from './session-cookie';

type Query = Promise<Record<string, string | string[] | undefined>>;

const one = (value: string | string[] | undefined): string => (typeof value === 'string' ? value : '');

const labels: Record<OutsideProvider, string> = { google: 'Google', github: 'GitHub' };

const commonView = async () => ({ language: await pageLanguage(), mailbox: mailboxLink((await headers()).get('x-client-address')) });

/** What the sign-in page shows. Who is signed in already is sent on. */
export async function signInView(query: Query) {
  const { problem, error, to } = await query;
  const next = returnPath(to);
  if (await readSession(sessionTokenIn((await headers()).get('cookie')))) redirect(next);
  const providers = outsideProviders().map((id) => ({ id, label: labels[id] }));
  return { ...(await commonView()), to: next, problem: one(problem) || (error ? 'other' : ''), providers };
}

/** `email`: whom the link was asked for, where this browser knows. */
export const linkSentView = async () => ({ ...(await commonView()), email: askedAddressIn((await headers()).get('cookie')) });

/** What the page of a mailed link shows. Looking uses nothing up. */
export async function confirmView(query: Query) {
  const { token, to } = await query;
  return { language: await pageLanguage(), token: one(token), to: returnPath(to), email: await readSignInLink(one(token)) };
}

/** What the page of the operator's one-time link shows. Looking uses nothing up. */
export async function operatorView(query: Query) {
  const { token, problem } = await query;
  return { language: await pageLanguage(), token: one(token), problem: one(problem), alive: await isOperatorLinkAlive(one(token)) };
}
