import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Webhook } from 'standardwebhooks';
import { describe, expect, onTestFinished, test } from 'vitest';
import { getEvent } from '@/lib/domain/automations/operations/get-event';
import { listEvents } from '@/lib/domain/automations/operations/list-events';
import { newWebhookSecret, sealWebhookSecret } from '@/lib/domain/events/endpoints/secret';
import { signHeaders } from '@/lib/domain/webhooks/announcing/sign-headers';
import { serve } from '@/lib/surfaces/http/serve';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { serveApi } from '@/lib/testing/contract-server';
import { makeWorkflow } from '@/lib/testing/workflows';

const run = promisify(execFile);

/** The examples of the guide, as they stand there. */
const blocks = [...readFileSync('docs/webhooks.md', 'utf8').matchAll(/^```(\w+) (run|not run)\n(.*?)^```$/gms)].map(
  ([, language = '', whether = '', code = '']) => ({
    language,
    isRun: whether === 'run',
    code,
  }),
);
const runs = blocks.filter(({ isRun }) => isRun);
const codeOf = (language: string, holding: string): string => runs.find((block) => block.language === language && block.code.includes(holding))?.code ?? '';

async function workFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'paraph-guide-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

const body = '{"type":"request.signed","timestamp":"2026-11-22T14:03:11.000Z","data":{"title":"Vertrag é"}}';

/** A post as this service signs it. */
function signed(secret: string) {
  const sealed = {
    secretSealed: sealWebhookSecret(secret),
    previousSecretSealed: sealWebhookSecret(newWebhookSecret()),
    previousSecretUntil: new Date(Date.now() + 1e6),
  };
  return signHeaders('evt_1', body, new Date(), sealed);
}

test('every example says whether it is run, and those that are, are known here', () => {
  expect(readFileSync('docs/webhooks.md', 'utf8').match(/^```\w/gm)).toHaveLength(blocks.length);
  expect(runs.map(({ language }) => language)).toEqual(['sh', 'sh', 'ts', 'python', 'sh', 'ts', 'python']);
});

test('registering with curl', async () => {
  const [api, { key }] = [await serveApi(), await makeAccount()];
  const { stdout } = await run('/bin/sh', ['-c', codeOf('sh', 'curl')], { env: { ...process.env, PARAPH_URL: api.url, PARAPH_API_KEY: key } });
  expect(JSON.parse(stdout)).toMatchObject({ url: 'https://hooks.example.com/paraph', secret: expect.stringMatching(/^whsec_/) });
});

test.each(['genuine', 'forged'])('verifying with openssl what is %s', async (what) => {
  const cwd = await workFolder();
  await writeFile(path.join(cwd, 'body'), what === 'genuine' ? body : body.replace('signed', 'opened'));
  const secret = newWebhookSecret();
  const headers = signed(secret);
  const given = { WEBHOOK_ID: headers['webhook-id'], WEBHOOK_TIMESTAMP: headers['webhook-timestamp'], WEBHOOK_SIGNATURE: headers['webhook-signature'] };
  const { stdout } = await run('/bin/sh', ['-c', codeOf('sh', 'openssl')], { cwd, env: { ...process.env, ...given, WEBHOOK_SECRET: secret } }).catch(
    (error) => error,
  );
  expect(stdout.trim()).toBe(what);
});

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Posts until the receiver listens. */
async function post(port: number, headers: Record<string, string>, text: string): Promise<number> {
  for (let tries = 0; tries < 200; tries += 1) {
    const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body: text }).catch(() => null);
    if (response) return response.status;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The receiver never listened.');
}

const hasPython = (() => {
  try {
    return execFileSync('python3', ['--version']).length > 0;
  } catch {
    return false;
  }
})();

const posters: [string, boolean, (file: string, env: NodeJS.ProcessEnv) => Promise<unknown>][] = [
  ['sh', true, (file, env) => run('/bin/sh', [file], { env })],
  ['ts', true, (file, env) => run(process.execPath, [file], { env })],
  ['python', hasPython, (file, env) => run('python3', [file], { env })],
];

describe.each(posters)('posting to a workflow in %s', (language, isThere, start) => {
  test.runIf(isThere)('is kept as the post that it shows', { timeout: 40_000 }, async () => {
    const [api, folder, { account, key }] = [await serveApi(), await workFolder(), await makeAccount()];
    const { secret, workflow } = await makeWorkflow({ key, accountId: account.id });
    const file = path.join(folder, `post.${language === 'ts' ? 'mts' : language}`);
    await writeFile(file, codeOf(language, 'WEBHOOK_URL'));
    await start(file, { ...process.env, WEBHOOK_URL: `${api.url}/in/${secret}` });
    const { json } = await call(serve(listEvents).GET, { key, params: { wkf_id: workflow.id } });
    expect(json).toHaveLength(1);
    const event = await call(serve(getEvent).GET, { key, params: { wkf_id: workflow.id, evt_id: json[0].id } });
    expect(event.json.data).toEqual({ Customer: { Name: 'Anna Berg' }, items: [{ title: 'Desk', price: 420 }] });
  });
});

const receivers: [string, boolean, string, (file: string, env: NodeJS.ProcessEnv) => ChildProcess][] = [
  ['ts', true, 'receiver.mts', (file, env) => spawn(process.execPath, [file], { env, stdio: 'ignore' })],
  ['python', hasPython, 'receiver.py', (file, env) => spawn('python3', [file], { env, stdio: 'ignore' })],
];

describe.each(receivers)('the receiver in %s', (language, isThere, name, start) => {
  test.runIf(isThere)('takes what is signed, also during a rotation, and refuses what is forged, old, or no event at all', { timeout: 40_000 }, async () => {
    const [folder, port, secret] = [await workFolder(), await freePort(), newWebhookSecret()];
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
    const file = path.join(folder, name);
    await writeFile(file, codeOf(language, 'WEBHOOK_SECRET'));
    const child = start(file, { ...process.env, PORT: String(port), WEBHOOK_SECRET: secret });
    onTestFinished(() => {
      child.kill();
    });
    const headers = signed(secret);
    const old = { ...headers, 'webhook-timestamp': '1614265330', 'webhook-signature': new Webhook(secret).sign('evt_1', new Date(1614265330_000), body) };
    expect(await post(port, headers, body)).toBe(204);
    expect(await post(port, headers, body.replace('signed', 'opened'))).toBe(400);
    expect(await post(port, signed(newWebhookSecret()), body)).toBe(400);
    expect(await post(port, old, body)).toBe(400);
    expect(await post(port, {}, body)).toBe(400);
    expect(await post(port, { ...headers, 'webhook-timestamp': 'soon' }, body)).toBe(400);
  });
});
