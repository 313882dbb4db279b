import { afterEach, describe, expect, test } from 'vitest';
import { setClock } from '@/lib/core/clock';
import { db, transaction } from '@/lib/core/db';
import { sha256 } from '@/lib/core/ids';
import { serve } from '@/lib/surfaces/http/serve';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { plainPdf } from '@/lib/testing/plain-pdf';
import { createRequest } from '@/lib/testing/signing';
import { untilBlocked } from '@/lib/testing/until-blocked';
import { receiveUpload } from '../store';
import { getUploadUrl } from './get-upload-url';
import { uploadPdf } from './upload-pdf';

const { POST } = serve(getUploadUrl);
const { PUT } = serve(uploadPdf);

afterEach(() => setClock(null));

const newUpload = async (key?: string): Promise<string> =>
  (await call(POST, { ...(key ? { key } : {}), method: 'POST', headers: { 'x-client-address': `up-${Math.random()}` } })).json.upload_id;

async function put(upload_id: string, body: BodyInit | null, { key, type = 'application/pdf' }: { key?: string; type?: string } = {}) {
  const headers = { 'content-type': type, 'x-client-address': '203.0.113.7', ...(key ? { authorization: `Bearer ${key}` } : {}) };
  const request = new Request('http://localhost:3000/', { method: 'PUT', body, headers, duplex: 'half' } as RequestInit);
  const response = await PUT(request, { params: Promise.resolve({ upload_id }) });
  // biome-ignore lint/suspicious/noExplicitAny: tests look at whatever came back
  return { status: response.status, json: (await response.json()) as any };
}

/** A body that never ends, and counts how much of it was asked for. */
function endlessBody() {
  const state = { bytes: 0, cancelled: false };
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      state.bytes += 65_536;
      controller.enqueue(new Uint8Array(65_536).fill(32));
    },
    cancel() {
      state.cancelled = true;
    },
  });
  return { state, stream };
}

describe('200', () => {
  test('takes a PDF, and the same bytes again', async () => {
    const { key } = await makeAccount();
    const [id, pdf] = [await newUpload(key), await plainPdf()];
    const first = await put(id, pdf, { key });
    expect([first.status, first.json]).toEqual([
      200,
      { upload_id: id, bytes: pdf.length, next_step: expect.stringContaining('document.upload_id'), warnings: [] },
    ]);
    expect((await put(id, pdf, { key })).status).toBe(200);
  });

  test('can be used in more than one request, until 24 hours after its last use', async () => {
    const { key } = await makeAccount();
    const id = await newUpload(key);
    await put(id, await plainPdf(), { key });
    const use = () => createRequest(key, { document: { upload_id: id }, title: undefined });
    expect((await use()).status).toBe(201);
    setClock(() => new Date(Date.now() + 23 * 3600_000));
    expect((await use()).status).toBe(201);
    setClock(() => new Date(Date.now() + 46 * 3600_000));
    expect((await use()).status).toBe(201);
    setClock(() => new Date(Date.now() + 71 * 3600_000));
    const late = await use();
    expect([late.status, late.json.details[0].code]).toEqual([400, 'upload_expired']);
  });
});

describe('refusals', () => {
  test('400 for other bytes after the first, for what is no PDF, and for another content type', async () => {
    const { key } = await makeAccount();
    const id = await newUpload(key);
    expect((await put(id, 'hello', { key })).json).toMatchObject({ error: 'bad_request', details: [{ code: 'not_a_pdf' }] });
    expect((await put(id, await plainPdf(), { key, type: 'text/plain' })).json.details[0].code).toBe('content_type');
    expect((await put(id, await plainPdf(), { key })).status).toBe(200);
    expect((await put(id, await plainPdf('Other text'), { key })).json.details[0].code).toBe('already_uploaded');
  });

  test('400 where other bytes were there first by a moment, which stay', async () => {
    const { key } = await makeAccount();
    const [id, at] = [await newUpload(key), new Date()];
    const first = { sha256: sha256(`first ${id}`), bytes: 1, receivedAt: at, usableUntil: at };
    const { late } = await transaction(async (tx) => {
      await receiveUpload(tx, id, first);
      const started = put(id, await plainPdf(`Late ${id}`), { key });
      expect(await untilBlocked(tx, started)).toBe('waits');
      return { late: started };
    });
    expect((await late).status).toBe(400);
    expect(await db().upload.findUniqueOrThrow({ where: { id } })).toMatchObject({ sha256: first.sha256, bytes: 1 });
  });

  test('404 for an unknown id, a neighbour’s upload, and an address whose hour is over; nothing is stored', async () => {
    const [{ key }, neighbour] = [await makeAccount(), await makeAccount()];
    const id = await newUpload(key);
    const pdf = await plainPdf();
    expect((await put(`up_${'0'.repeat(32)}`, pdf, { key })).status).toBe(404);
    expect((await put('nonsense', pdf, { key })).status).toBe(404);
    expect((await put(id, pdf, { key: neighbour.key })).status).toBe(404);
    expect((await put(id, pdf)).status).toBe(404);
    setClock(() => new Date(Date.now() + 3601_000));
    expect((await put(id, pdf, { key })).json.error).toBe('not_found');
    expect((await db().upload.findUniqueOrThrow({ where: { id } })).sha256).toBeNull();
  });

  test('413 too_large while streaming: an endless body is given up just past 5 MB', async () => {
    const { key } = await makeAccount();
    const { state, stream } = endlessBody();
    const { status, json } = await put(await newUpload(key), stream, { key });
    expect([status, json.error]).toEqual([413, 'too_large']);
    expect(state.bytes).toBeLessThan(5 * 1024 * 1024 + 4 * 65_536);
    expect(state.cancelled).toBe(true);
  });

  test('an upload made with a key serves that key’s account alone, and one made without serves no account', async () => {
    const [{ key }, neighbour] = [await makeAccount(), await makeAccount()];
    const mine = await newUpload(key);
    await put(mine, await plainPdf(), { key });
    const open = await newUpload();
    await put(open, await plainPdf());
    for (const [user, upload_id] of [
      [neighbour.key, mine],
      [key, open],
    ] as const)
      expect((await createRequest(user, { document: { upload_id } })).json.details[0]).toMatchObject({ path: 'document.upload_id', code: 'unknown_upload' });
  });

  test('400 for an upload that has no bytes yet', async () => {
    const { key } = await makeAccount();
    expect((await createRequest(key, { document: { upload_id: await newUpload(key) } })).json.details[0].code).toBe('nothing_uploaded');
  });
});
