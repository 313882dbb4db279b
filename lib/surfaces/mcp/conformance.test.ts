import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { serveTools } from '@/lib/testing/mcp-server';

const suite = path.resolve('node_modules/@modelcontextprotocol/conformance/dist/index.js');

/**
 * Of the suite's 32 scenarios, those for a server that has tools alone. The others call fixture tools of given names, or
 * need prompts, resources, completion, logging, or sessions (`server-sse-*` then check nothing).
 */
const checks = { 'server-initialize': 1, ping: 1, 'tools-list': 1, 'dns-rebinding-protection': 2 };

test.each(Object.entries(checks))('the official conformance scenario %s passes, with %i checks', async (scenario, count) => {
  const url = await serveTools();
  const cwd = await mkdtemp(path.join(tmpdir(), 'conformance-'));
  onTestFinished(() => rm(cwd, { recursive: true }));
  const { stdout } = await promisify(execFile)(process.execPath, [suite, 'server', '--url', url, '--scenario', scenario], { cwd });
  expect(stdout).toContain(`Passed: ${count}/${count}, 0 failed, 0 warnings`);
});
