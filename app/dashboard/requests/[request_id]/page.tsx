import type { Metadata } from 'next';
import { cache } from 'react';
import { Live } from '@/components/dashboard/live';
import { RequestPage } from '@/components/requests/one/request-page';
import { getOwnDocument } from '@/lib/domain/signatures/operations/get-own-document';
import { getOwnRequest } from '@/lib/domain/signatures/operations/get-own-request';
import { getRequestPulse } from '@/lib/domain/signatures/operations/get-request-pulse';
import { loadOwnPart, loadOwnThing } from '@/lib/surfaces/pages/load-own-thing';
import { requireSignIn } from '@/lib/surfaces/pages/session';
import { messagesFor } from '@/lib/words/messages';

type Props = { params: Promise<{ request_id: string }>; searchParams: Promise<Partial<Record<'done' | 'problem', string | string[]>>> };

// Title and page ask for the same.
const requestOf = cache(async (request_id: string) => {
  const person = await requireSignIn(`/dashboard/requests/${request_id}`);
  // Before what it tells of: what happens meanwhile is shown, not missed.
  const { newest } = await loadOwnThing(getRequestPulse, { request_id });
  return { person, pulse: newest, request: await loadOwnThing(getOwnRequest, { request_id }) };
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { person, request } = await requestOf((await params).request_id);
  return { title: `${request.title} · ${person.account.name} · Paraph` };
}

const one = (value: string | string[] | undefined) => (typeof value === 'string' ? value : null);

export default async function Page({ params, searchParams }: Props) {
  const { request_id } = await params;
  const { done, problem } = await searchParams;
  const { person, pulse, request } = await requestOf(request_id);
  const document = await loadOwnPart(getOwnDocument, { request_id });
  const messages = messagesFor(person.language);
  const reader = { language: person.language, timeZone: person.timeZone, words: messages.requestsRoom.one, messages };
  return (
    <>
      <Live at={`/dashboard/data/requests/${request.id}/pulse`} since={pulse} />
      <RequestPage request={request} document={document} outcome={{ done: one(done), problem: one(problem) }} reader={reader} />
    </>
  );
}
