import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { listOutputs } from '@/lib/domain/automations/operations/list-outputs';
import { downloadFile } from '@/lib/domain/files/operations/download-file';
import { listFiles } from '@/lib/domain/files/operations/list-files';
import { uploadFile } from '@/lib/domain/files/operations/upload-file';
import { createWorkflow } from '@/lib/domain/workflows/operations/create-workflow';
import { serve } from '@/lib/surfaces/http/serve';
import { makeAccount } from '../account';
import { finish, post } from '../automations';
import { call } from '../call';
import { temporaryFolder } from '../temporary-folder';

// LibreOffice starts in a second, or in many on a machine that is busy with all other tests.
vi.setConfig({ testTimeout: 90_000 });

const section = readFileSync('README.md', 'utf8').split('## The second main job')[1]?.split('\n## ')[0] ?? '';
/** What the README sends with curl's `-d`, in order. */
const bodies = [...section.matchAll(/-d '(\{[\s\S]*?\n {2}\})'/g)].map(([, json = '']) => json);

async function uploadExample(key: string): Promise<string> {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(readFileSync('docs/examples/offer.docx'))], 'offer.docx'));
  const request = new Request('http://localhost:3000/files', { method: 'POST', headers: { authorization: `Bearer ${key}` }, body: form });
  const response = await serve(listFiles, uploadFile).POST(request);
  expect(response.status).toBe(201);
  return (await response.json()).id;
}

test('what the README posts becomes the PDF that it shows: a row for each item, amounts computed, dates written out', async () => {
  const { key } = await makeAccount();
  const [definition = '', payload = ''] = bodies;
  const fileId = await uploadExample(key);
  const made = await call(serve(createWorkflow).POST, {
    key,
    body: definition.replace(`'$FILE_ID'`, fileId),
    headers: { 'content-type': 'application/json' },
  });
  expect([made.status, made.json?.status]).toEqual([201, 'COMPLETE']);
  const posted = await post(made.json.source.webhookUrl.split('/').at(-1), JSON.parse(payload));
  expect(posted.json).toMatchObject({ status: 'queued' });
  // Carlito stands in for Calibri, which is told and warned of by nobody.
  const run = await finish(posted.json.automationId);
  expect(run).toMatchObject({ status: 'completed', warnings: 0 });
  expect(run.steps.flatMap(({ findings }) => (findings as { code: string }[]).map(({ code }) => code))).toEqual(['font_alike']);
  const outputs = await call(serve(listOutputs).GET, { key, params: { wkf_id: made.json.id } });
  const { pdf } = outputs.json[0];
  const { response } = await call(serve(downloadFile).GET, { key, params: { file_id: pdf.id } });
  const file = path.join(temporaryFolder(), 'offer.pdf');
  writeFileSync(file, new Uint8Array(await response.arrayBuffer()));
  const text = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' });
  for (const words of ['Offer 2026-017', '22 November 2026', 'Seestrasse 1, Zürich', 'you get 10 % off']) expect(text).toContain(words);
  expect(text).toMatch(/Chair\s+4\s+€89\.90\s+€359\.60\n/);
  expect(text).toMatch(/Table\s+1\s+€249\.00\s+€249\.00\n/);
  expect(text).toMatch(/Total\s+€608\.60\n/);
});
