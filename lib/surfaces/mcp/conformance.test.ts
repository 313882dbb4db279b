import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { makeAccount } from '@/lib/testing/account';
import { serveTools } from '@/lib/testing/mcp-server';

const suite = path.resolve('node_modules/@modelcontextprotocol/conformance/dist/index.js');

/**
 * Of the suite's 32 scenarios, those for a server that has tools alone. The others call fixture tools of given names, or
 * need prompts, resources, completion, logging, or sessions (`server-sse-*` then check nothing).
 */
const checks = { 'server-initialize': 1, ping: 1, 'tools-list': 1, 'dns-rebinding-protection': 2 };

const apis = ['signature', 'workflow'] as const;
const cases = apis.flatMap((api) => Object.entries(checks).map(([scenario, count]) => ({ api, scenario, count })));

test.each(cases)('the official conformance scenario $scenario passes at the tools of the $api API, with $count checks', async ({ api, scenario, count }) => {
  // The suite sends no key of its own.
  const url = await serveTools({ api, key: (await makeAccount()).key });
  const cwd = await mkdtemp(path.join(tmpdir(), 'conformance-'));
  onTestFinished(() => rm(cwd, { recursive: true }));
  const { stdout } = await promisify(execFile)(process.execPath, [suite, 'server', '--url', url, '--scenario', scenario], { cwd });
  expect(stdout).toContain(`Passed: ${count}/${count}, 0 failed, 0 warnings`);
});
