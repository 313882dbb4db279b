import { headers } from 'next/headers';
import { cache } from 'react';
import type { Given } from '@/lib/core/auth';
import { languageFor, languageOfTag } from '@/lib/core/i18n/accept-language';
import { type Language, languages } from '@/lib/core/i18n/languages';
import type { AnyOperation } from '@/lib/core/operation';
import { getStopPage } from '@/lib/domain/automations/operations/get-stop-page';
import { getConfirmPage } from '@/lib/domain/signatures/operations/get-confirm-page';
import { getReportPage } from '@/lib/domain/signatures/operations/get-report-page';
import { getSigningPage } from '@/lib/domain/signatures/operations/get-signing-page';
import { getStatusPage } from '@/lib/domain/signatures/operations/get-status-page';
import { getPreviewPage } from '@/lib/domain/workflows/operations/get-preview-page';
import { authenticate } from '../http/authenticate';
import { openScope } from '../perform/perform';
import { pageAddressHeader, preferencesOfReader } from './session';

type Opened = { [shown in 'request' | 'workflow' | 'letter']?: { language: string } };

/** Pages that speak the language of what they show, and how their address names that. */
const pages: { at: RegExp; op: AnyOperation }[] = [
  { at: /^\/sign\/(?<token>[^/]+)\/report$/, op: getReportPage },
  { at: /^\/sign\/(?<token>[^/]+)$/, op: getSigningPage },
  { at: /^\/confirm\/(?<token>[^/]+)$/, op: getConfirmPage },
  { at: /^\/status\/(?<request_id>[^/]+)$/, op: getStatusPage },
  { at: /^\/stop\/(?<token>[^/]+)$/, op: getStopPage },
  { at: /^\/preview\/(?<key>[^/]+)$/, op: getPreviewPage },
];

/** Pages behind sign-in: they speak the language of whoever reads them. */
const behindSignIn = /^\/(dashboard|keys)(\/|$)/;

/** Pages whose words are English alone. */
const english = /^\/(docs|mailbox)(\/|$)/;

/** The language of the page that is asked for: that of what it shows, else what the reader's browser asks for. */
export const languageOfPage = cache(async (): Promise<Language> => {
  const given = await headers();
  const { pathname, searchParams } = addressOf(given);
  if (english.test(pathname)) return 'en';
  const reader = behindSignIn.test(pathname) ? await preferencesOfReader() : null;
  if (reader) return reader.language;
  const shown = await languageShown(given, pathname.replace(/(?<=.)\/$/, ''), Object.fromEntries(searchParams));
  return shown ?? named(searchParams.get('lang')) ?? languageFor(given.get('accept-language'));
});

/** `light` or `dark` where whoever is signed in has chosen it for the pages behind sign-in; else the system's. */
export async function themeOfPage(): Promise<'light' | 'dark' | undefined> {
  const reader = behindSignIn.test(addressOf(await headers()).pathname) ? await preferencesOfReader() : null;
  return reader?.theme === 'light' || reader?.theme === 'dark' ? reader.theme : undefined;
}

const addressOf = (given: Headers): URL => new URL(given.get(pageAddressHeader) ?? '/', 'http://page');

/** A page that can be had in each language names it in its address. */
const named = (name: string | null): Language | undefined => languages.find((language) => language === name);

/** Undefined where nothing is shown: the link is not known, or the page shows nothing that has a language of its own. */
async function languageShown(given: Headers, path: string, query: Record<string, string>): Promise<Language | undefined> {
  for (const { at, op } of pages) {
    const names = at.exec(path)?.groups;
    if (!names) continue;
    const opened = await opens(op, given, { ...query, ...decoded(names) });
    return languageOfTag(((opened?.request ?? opened?.workflow ?? opened?.letter)?.language ?? '').toLowerCase());
  }
}

/** What the page itself answers to a link that does not open is not for the layout to say. */
async function opens(op: AnyOperation, given: Headers, names: Given): Promise<Opened | null> {
  try {
    const caller = await authenticate(given, given.get('x-correlation-id') ?? crypto.randomUUID());
    return (await openScope(op, caller, names)) as Opened;
  } catch {
    return null;
  }
}

function decoded(names: Record<string, string>): Given {
  try {
    return Object.fromEntries(Object.entries(names).map(([name, value]) => [name, decodeURIComponent(value)]));
  } catch {
    return {};
  }
}
