import { afterEach, expect, test } from 'vitest';
import { now, setClock } from '@/lib/core/clock';
import { findProvenRequest, type RequestRow } from '@/lib/domain/signatures/store';
import { byWay } from '@/lib/surfaces/http/by-way';
import { serve } from '@/lib/surfaces/http/serve';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { createRequest, sign } from '@/lib/testing/signing';
import { copyKey, downloadTicket } from '../links';
import { downloadTicketFor } from '../sealing/download-ticket';
import { downloadSignedPdf } from './download-signed-pdf';

const { GET } = serve(byWay(downloadSignedPdf, 'ticket'));

afterEach(() => setClock(null));

const open = (request_id: string, ticket: string) => call(GET, { params: { request_id, ticket } });

async function signedRequest(): Promise<RequestRow> {
  const { key } = await makeAccount();
  const { json } = await createRequest(key);
  await sign(json.signer_link);
  const request = await findProvenRequest(json.request_id);
  if (!request) throw new Error('missing');
  return request;
}

test('the signed PDF for ten minutes, and not a second longer', async () => {
  const { id } = await signedRequest();
  const { url, expiresAt } = await downloadTicketFor(id);
  expect(url).toMatch(new RegExp(`^http://localhost:3000/status/${id}/signed-pdf/`));
  expect(expiresAt.getTime() - now().getTime()).toBeGreaterThan(598_000);
  const ticket = url.split('/').at(-1) ?? '';
  const { status, headers } = await open(id, ticket);
  expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
  setClock(() => new Date(expiresAt.getTime() - 1));
  expect((await open(id, ticket)).status).toBe(200);
  setClock(() => expiresAt);
  expect(await open(id, ticket)).toMatchObject({ status: 404, json: { error: 'not_found', message: expect.stringContaining('ten minutes') } });
});

test('404 for a ticket with a later time, another request’s, another key, and nonsense', async () => {
  const [request, other] = [await signedRequest(), await signedRequest()];
  const ticket = downloadTicket(request, new Date(now().getTime() + 60_000));
  const later = ticket.replace(/^\d+/, (seconds) => String(Number(seconds) + 3600));
  const revoked = downloadTicket({ ...request, linkGeneration: request.linkGeneration + 1 }, new Date(now().getTime() + 60_000));
  for (const wrong of [later, revoked, downloadTicket(other, new Date(now().getTime() + 60_000)), copyKey(request), '', 'x'.repeat(500)])
    expect(await open(request.id, wrong)).toMatchObject({ status: 404, json: { error: 'not_found' } });
});
