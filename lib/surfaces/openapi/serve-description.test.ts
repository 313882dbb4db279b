import { expect, test } from 'vitest';
import { GET as getText } from '@/app/llms.txt/route';
import { GET as getDocument } from '@/app/openapi.json/route';
import { interfaceDescription, publicOperations } from './document';

const ask = (path: string, headers = {}) => new Request(`http://localhost:3000${path}`, { headers });

test('/openapi.json is the description, may be read from any origin, and has an ETag', async () => {
  const response = getDocument(ask('/openapi.json'));
  expect(response.headers.get('content-type')).toContain('application/json');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(await response.json()).toEqual(JSON.parse(JSON.stringify(interfaceDescription())));
  const again = getDocument(ask('/openapi.json', { 'if-none-match': response.headers.get('etag') }));
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('/llms.txt names every operation, the ways to read on, and the rules', async () => {
  const response = await getText(ask('/llms.txt'));
  expect(response.headers.get('content-type')).toContain('text/plain');
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
  const text = await response.text();
  for (const { name } of publicOperations()) expect(text).toContain(`- ${name}: `);
  for (const path of ['/openapi.json', '/docs', '/mcp', '/mcp/workflows', '/keys']) expect(text).toContain(`(http://localhost:3000${path})`);
  for (const rule of ['Never invent', 'request_token', 'once a minute', 'Confirm the signer']) expect(text).toContain(rule);
});
