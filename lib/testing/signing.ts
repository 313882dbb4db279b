import { POST as declineRoute } from '@/app/sign/[token]/decline/route';
import { cancelSignatureRequest } from '@/lib/domain/signatures/operations/cancel-signature-request';
import { downloadSignedPdf } from '@/lib/domain/signatures/operations/download-signed-pdf';
import { getSignatureStatus } from '@/lib/domain/signatures/operations/get-signature-status';
import { sendForSignature } from '@/lib/domain/signatures/operations/send-for-signature';
import { signDocument } from '@/lib/domain/signatures/operations/sign-document';
import { consentOf } from '@/lib/domain/signatures/signing/consent';
import { serve } from '@/lib/surfaces/http/serve';
import { serveForm } from '@/lib/surfaces/http/serve-form';
import { call } from './call';
import { postForm } from './post-form';

const routes = {
  create: serve(sendForSignature).POST,
  status: serve(getSignatureStatus).GET,
  cancel: serve(cancelSignatureRequest).POST,
  download: serve(downloadSignedPdf).GET,
  finish: serveForm(signDocument, { back: ({ token }) => `/sign/${token}` }).POST,
};

/** A body that the create operation accepts, with what a test wants otherwise. */
export const requestBody = (changes: Record<string, unknown> = {}) => ({
  document: { markdown: 'Please sign.\n\n{{signature:signer}}\n\n{{date:signer}}' },
  title: 'Agreement',
  signer: { name: 'Anna Berg', email: 'anna@signer.example' },
  delivery: 'link',
  ...changes,
});

type Access = { key?: string; token?: string; headers?: Record<string, string> };

export const createRequest = (key: string, changes: Record<string, unknown> = {}) => call(routes.create, { key, body: requestBody(changes) });

const at = (request_id: string, access: Access) => ({ params: { request_id }, ...access });

export const readStatus = (id: string, access: Access) => call(routes.status, at(id, access));
export const cancelRequest = (id: string, access: Access) => call(routes.cancel, { ...at(id, access), method: 'POST' });
export const downloadPdf = (id: string, access: Access) => call(routes.download, at(id, access));

/** The token in a private link. */
export const tokenIn = (link: string): string => link.split('/').at(-1) ?? '';

/** Posts the form by which a party declines. */
export const decline = (link: string, reason = '') => postForm(declineRoute, { token: tokenIn(link) }, { reason });

/** Posts the signing form as the page does. A `null` leaves an input out. */
export async function sign(link: string, changes: Record<string, string | Blob | null> = {}) {
  const form = new FormData();
  const inputs = { consent: consentOf('en').version, signature_kind: 'typed', signature_text: 'Anna Berg', time_zone: 'Europe/Berlin', ...changes };
  for (const [name, value] of Object.entries(inputs)) if (value !== null) form.set(name, value);
  const token = tokenIn(link);
  const request = new Request(`http://localhost:3000/sign/${token}/finish`, {
    method: 'POST',
    body: form,
    headers: { 'x-client-address': '198.51.100.20', 'user-agent': 'Test Browser/1.0' },
  });
  const response = await routes.finish(request, { params: Promise.resolve({ token }) });
  const location = response.headers.get('location') ?? '';
  return { status: response.status, location, problem: new URLSearchParams(location.split('?')[1] ?? '').get('problem') };
}
