import { downloadPresentedDocument } from '@/lib/domain/signatures/operations/download-presented-document';
import { downloadSignedPdf } from '@/lib/domain/signatures/operations/download-signed-pdf';
import { getPagePicture } from '@/lib/domain/signatures/operations/get-page-picture';
import { recordOpening } from '@/lib/domain/signatures/operations/record-opening';
import { byWay } from '@/lib/surfaces/http/by-way';
import { serve } from '@/lib/surfaces/http/serve';
import { makeAccount } from './account';
import { call } from './call';
import { createRequest, tokenIn } from './signing';

const routes = {
  picture: serve(getPagePicture).GET,
  document: serve(downloadPresentedDocument).GET,
  copy: serve(byWay(downloadSignedPdf, 'link')).GET,
  opened: serve(recordOpening).POST,
};

/** Routes below a private link, called with its token. */
export const readPicture = (link: string, page: string, width?: string) =>
  call(routes.picture, { params: { token: tokenIn(link), page }, url: `http://localhost:3000/${width ? `?w=${width}` : ''}` });
export const readDocument = (link: string) => call(routes.document, { params: { token: tokenIn(link) } });
export const readCopy = (link: string) => call(routes.copy, { params: { token: tokenIn(link) } });
export const postOpened = (link: string, headers: Record<string, string> = {}) =>
  call(routes.opened, { params: { token: tokenIn(link) }, method: 'POST', headers });

export const unknownLink = `http://localhost:3000/sign/${'A'.repeat(66)}`;

/** A request by link, and what opens it. */
export async function sentRequest(changes: Record<string, unknown> = {}) {
  const { key } = await makeAccount();
  const { json } = await createRequest(key, changes);
  return { key, id: json.request_id as string, token: json.request_token as string, link: json.signer_link as string, statusLink: json.status_link as string };
}

/** Who reads a page, as `load` establishes it. */
export const visitor = {
  credential: { kind: 'none', rejected: false },
  requestToken: null,
  clientAddress: '198.51.100.20',
  userAgent: 'Test Browser/1.0',
  correlationId: 'test',
} as const;
