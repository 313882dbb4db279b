import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import type { z } from 'zod';
import type { Role } from '@/lib/core/caller';
import { env } from '@/lib/core/env';
import { AppError } from '@/lib/core/errors';
import { languageFor } from '@/lib/core/i18n/accept-language';
import { type Language, languageNamed } from '@/lib/core/i18n/languages';
import type { Operation } from '@/lib/core/operation';
import { readSession } from '@/lib/domain/accounts/session';
import type { SignedIn } from '@/lib/domain/accounts/store';
import { perform } from '@/lib/surfaces/perform/perform';
import { accountIn, sessionTokenIn } from '../auth/session-cookie';
import { authenticate } from '../http/authenticate';

/** `proxy.ts` puts it onto what a page is asked for: path and query. A layout is told of neither. */
export const pageAddressHeader = 'x-page-address';

/** The language of pages that no request decides: what the reader's browser asks for. */
export const pageLanguage = async (): Promise<Language> => languageFor((await headers()).get('accept-language'));

// Once a rendering, however many parts of the page ask.
const sessionOfPage = cache(async () => {
  const cookie = (await headers()).get('cookie');
  return readSession(sessionTokenIn(cookie), accountIn(cookie));
});

const callerOfPage = cache(async () => {
  const given = await headers();
  return authenticate(given, given.get('x-correlation-id') ?? crypto.randomUUID(), 'page');
});

/** The account that a person acts for, and as what: a page offers what `accounts/access.ts` lets the role do, and nothing else. */
export type ActingFor = { id: string; name: string; kind: 'person' | 'team'; role: Role };

export type SignedInView = {
  email: string;
  name: string | null;
  isOperator: boolean;
  language: Language;
  /** Null where they have not said: their browser's is then used. */
  timeZone: string | null;
  account: ActingFor;
  baseUrl: string;
};

/**
 * Who has signed in, for a page of theirs; everybody else is sent to the sign-in page, and back to where they were going
 * afterwards: a layout is asked before its page, and knows only that it is `here` or below.
 */
export async function requireSignIn(here: string): Promise<SignedInView> {
  const session = await sessionOfPage();
  if (!session) redirect(signInFrom((await headers()).get(pageAddressHeader) ?? here));
  const { email, name, isOperator, timeZone, accountId, accountName, accountKind, role } = session;
  const account = { id: accountId, name: accountName, kind: accountKind, role };
  return { email, name, isOperator, timeZone, account, language: await ownLanguage(session), baseUrl: env().BASE_URL };
}

/** How whoever is signed in wants to read our pages; null where nobody is. */
export async function preferencesOfReader(): Promise<{ language: Language; theme: string } | null> {
  const session = await sessionOfPage();
  return session && { language: await ownLanguage(session), theme: session.theme };
}

const ownLanguage = async ({ language }: SignedIn): Promise<Language> => languageNamed(language ?? '') ?? pageLanguage();

/** Reads an operation for a page behind `requireSignIn`. What it refuses is the page's to catch. */
export const loadOwn = async <I extends z.ZodObject, O extends z.ZodType, S, Once extends boolean>(
  op: Operation<I, O, S, Once>,
  input: z.input<I>,
): Promise<z.output<O>> => perform(op, input, await callerOfPage());

/** The same for a list that an address narrows: one that is mistaken, as by a cursor of yesterday's list, leads to the list's beginning. */
export async function loadOwnList<I extends z.ZodObject, O extends z.ZodType, S, Once extends boolean>(
  op: Operation<I, O, S, Once>,
  input: z.input<I>,
  beginning: string,
): Promise<z.output<O>> {
  try {
    return await loadOwn(op, input);
  } catch (error) {
    if (error instanceof AppError && error.status === 400) redirect(beginning);
    throw error;
  }
}

/** The sign-in page, which leads back to a path of ours. */
const signInFrom = (here: string): string => `/sign-in?${new URLSearchParams({ to: here })}`;
