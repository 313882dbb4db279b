import { GET as list, POST as upload } from '@/app/files/route';
import type { RouteHandler } from '@/lib/surfaces/http/handle';
import { fileAsForm } from './kinds/multipart';
import { plainDocx } from './plain-docx';

type Sending = { key?: string; name?: string; bytes?: Uint8Array | string; headers?: Record<string, string> };

/** Uploads a file as a form, and reads the answer. */
export async function uploadFile({ key, name = 'Contract.docx', bytes = plainDocx('Dear {{Client Name}}'), headers = {} }: Sending) {
  const { type, body } = fileAsForm('file', name, bytes);
  return sendTo(upload, { key, method: 'POST', body, headers: { 'content-type': type, ...headers } });
}

export const listFiles = (key: string, query = '') => sendTo(list, { key, url: `http://localhost:3000/files${query}` });

type Call = {
  key?: string | undefined;
  method?: string;
  url?: string;
  id?: string;
  body?: BodyInit;
  headers?: Record<string, string>;
};

/** Calls a route of a file as Next does; `json` is null where no JSON came back. */
export async function sendTo(route: RouteHandler, { key, method = 'GET', url = 'http://localhost:3000/files/x', id, body, headers = {} }: Call) {
  const all = { 'x-client-address': '203.0.113.7', ...(key ? { authorization: `Bearer ${key}` } : {}), ...headers };
  const init = { method, headers: all, ...(body === undefined ? {} : { body, duplex: 'half' }) } as RequestInit;
  const response = await route(new Request(url, init), { params: Promise.resolve(id === undefined ? {} : { file_id: id }) });
  const bytes = Buffer.from(await response.arrayBuffer());
  const isJson = response.headers.get('content-type')?.includes('json') && bytes.length > 0;
  // biome-ignore lint/suspicious/noExplicitAny: tests look at whatever came back
  const json: any = isJson ? JSON.parse(bytes.toString()) : null;
  return { status: response.status, headers: response.headers, json, bytes };
}
