import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { getBlob } from '@/lib/engines/storage/blobs';
import { makeAccount } from '@/lib/testing/account';
import { createRequest, sign } from '@/lib/testing/signing';
import { temporaryFolder } from '@/lib/testing/temporary-folder';
import { findProvenRequest } from '../store';

/** The program as it stands in the documentation. */
const program = /```js\n([\s\S]*?)```/.exec(readFileSync('docs/evidence.md', 'utf8'))?.[1] ?? '';

async function sealed() {
  const { key } = await makeAccount();
  const { json } = await createRequest(key, { signer: { name: 'Zoë 山田', email: 'zoe@signer.example' } });
  await sign(json.signer_link);
  const request = await findProvenRequest(json.request_id);
  if (!request?.signedSha256) throw new Error('nothing was sealed');
  return { request, pdf: await getBlob(request.signedSha256), original: await getBlob(request.sourceSha256) };
}

function check(pdf: Uint8Array, original: Uint8Array) {
  const folder = temporaryFolder();
  const write = (name: string, bytes: Uint8Array | string) => {
    writeFileSync(path.join(folder, name), bytes);
    return path.join(folder, name);
  };
  const { status, stdout } = spawnSync(process.execPath, [write('check.mjs', program), write('file.pdf', pdf), write('original', original)], {
    encoding: 'utf8',
  });
  return { status, lines: stdout.trim().split('\n') };
}

test('an outsider computes every hash of a sealed file with the documented program and openssl, and finds a changed byte', { timeout: 60_000 }, async () => {
  const { request, pdf, original } = await sealed();
  const { status, lines } = check(pdf, original);
  expect(lines.filter((line) => !line.startsWith('right'))).toEqual([]);
  expect(status).toBe(0);
  const said = lines.join('\n');
  expect(said).toContain(`the evidence is attached: ${request.id}`);
  expect(said).toMatch(
    /event 1 \(request\.created\)[\s\S]*\(signature\.accepted\)[\s\S]*the head of the chain[\s\S]*the terms of the request[\s\S]*the act of the signer[\s\S]*the document/,
  );
  const changed = Uint8Array.from(pdf);
  changed[300] = (changed[300] ?? 0) ^ 1;
  expect(check(changed, original)).toMatchObject({ status: 1, lines: expect.arrayContaining([expect.stringMatching(/^WRONG {2}the signature/)]) });
  expect(check(pdf, Buffer.from('another document')).lines).toContain('WRONG  the document');
});
