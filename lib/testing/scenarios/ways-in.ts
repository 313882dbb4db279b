import { getUploadUrl } from '@/lib/domain/files/operations/get-upload-url';
import { uploadPdf } from '@/lib/domain/files/operations/upload-pdf';
import { serve } from '@/lib/surfaces/http/serve';
import { call } from '../call';
import { outside } from '../outside-server';

const routes = { open: serve(getUploadUrl).POST, put: serve(uploadPdf).PUT };

/** Puts a PDF where the upload address says; the answer of the PUT, and the upload's id. */
export async function upload(key: string, pdf: Uint8Array) {
  const { json } = await call(routes.open, { key, method: 'POST' });
  const id = json.upload_id as string;
  const request = new Request(json.upload_url, {
    method: 'PUT',
    body: new Uint8Array(pdf),
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/pdf', 'x-client-address': '203.0.113.7' },
  });
  const response = await routes.put(request, { params: Promise.resolve({ upload_id: id }) });
  return { id, answer: { status: response.status, headers: response.headers, json: await response.clone().json(), response } };
}

export type WayIn = 'pdf_base64' | 'pdf_url' | 'hosted_doc_url' | 'upload_id';

const addresses = { pdf_url: 'https://files.example.com/a.pdf', hosted_doc_url: 'https://www.dropbox.com/s/abc/a.pdf' };

/** A server that gives the PDF out, until the test is over; and the document member that leads there. */
async function linkTo(member: keyof typeof addresses, pdf: Uint8Array) {
  await outside({ hosts: [new URL(addresses[member]).host], answer: (_, response) => response.end(pdf) });
  return { [member]: addresses[member] };
}

/** Every way by which a PDF gets into a create request, as its document; uploaded ones must have been taken. */
export const waysIn: Record<WayIn, (pdf: Uint8Array, key: string) => Promise<Record<string, string>>> = {
  pdf_base64: async (pdf) => ({ pdf_base64: Buffer.from(pdf).toString('base64') }),
  pdf_url: (pdf) => linkTo('pdf_url', pdf),
  hosted_doc_url: (pdf) => linkTo('hosted_doc_url', pdf),
  upload_id: async (pdf, key) => ({ upload_id: (await upload(key, pdf)).id }),
};
