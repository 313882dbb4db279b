import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { makeAccount } from '@/lib/testing/account';
import { proxyByContract, violationsIn } from '@/lib/testing/contract-proxy';
import { serveApi } from '@/lib/testing/contract-server';
import { textPdf } from '@/lib/testing/text-pdf';
import { createParaphClient } from './paraph-client';

test('a whole story, from upload to cancelling, breaks nothing that the description says', async () => {
  const api = await serveApi();
  const { url } = await proxyByContract(api.url);
  const paraph = createParaphClient({ baseUrl: url, apiKey: (await makeAccount()).key });
  const seen: Response[] = [];
  const upload = await paraph.POST('/v1/uploads');
  const path = { upload_id: upload.data?.upload_id ?? '' };
  const pdf = { body: new Blob([textPdf()]), headers: { 'Content-Type': 'application/pdf' } };
  const received = await paraph.PUT('/v1/uploads/{upload_id}', { params: { path }, ...pdf });
  const fields = [{ kind: 'signature', party: 'signer', page: 1, x: 0.1, y: 0.8, width: 0.3, required: true } as const];
  const signer = { name: 'Anna Berg', email: 'anna@signer.example' };
  const created = await paraph.POST('/v1/requests', { body: { title: 'Agreement', signer, delivery: 'link', sender_signs: true, document: path, fields } });
  if (!created.data) throw new Error(JSON.stringify(created.error));
  const { request_id, request_token } = created.data;
  const params = { path: { request_id }, header: { 'X-Request-Token': request_token } };
  seen.push(upload.response, received.response, created.response, (await paraph.GET('/v1/requests/{request_id}', { params })).response);
  expect((await paraph.POST('/v1/requests/{request_id}/cancel', { params })).data?.status).toBe('cancelled');
  const after = await paraph.GET('/v1/requests/{request_id}', { params });
  seen.push(after.response);
  expect(after.data).toMatchObject({ status: 'cancelled', signed_at: null });
  for (const response of seen) expect(violationsIn(response)).toEqual({ request: [], response: [] });
});

test('compiles strictly under the rules of Node, by which the reference imports it', { timeout: 60_000 }, () => {
  const wanted = { strict: true, noEmit: true, module: 'nodenext', target: 'es2022', allowImportingTsExtensions: true, skipLibCheck: true, types: [] };
  const { options } = ts.convertCompilerOptionsFromJson(wanted, '.');
  const program = ts.createProgram([path.resolve('lib/client/paraph-client.ts')], options);
  expect(ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
});
