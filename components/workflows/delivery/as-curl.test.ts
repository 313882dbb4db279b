import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { asCurl } from './as-curl';

test('a shell hands curl exactly the bytes that were sent, whatever stands in them', () => {
  const body = `{"name":"O'Brien $(id) \`x\` \\\\ \\n \u00e4"}`;
  const line = asCurl('https://receiver.example.com/hooks?a=1&b=2', { 'webhook-id': 'evt_1', 'webhook-signature': 'v1,a+b/c=' }, body);
  const script = `curl() { for given in "$@"; do printf '%s\\0' "$given"; done; }\n${line}`;
  const given = execFileSync('sh', ['-c', script]).toString().split('\0').slice(0, -1);
  expect(given).toEqual([
    '-i',
    'https://receiver.example.com/hooks?a=1&b=2',
    '-H',
    'webhook-id: evt_1',
    '-H',
    'webhook-signature: v1,a+b/c=',
    '--data-binary',
    body,
  ]);
});
