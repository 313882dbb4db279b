import { expect, test } from 'vitest';
import { privateAddressesProblem } from './private-exceptions';

const usual = { NODE_ENV: 'production', BASE_URL: 'https://sign.example.com', ALLOWED_PRIVATE_HOSTS: '', ALLOW_PRIVATE_ADDRESSES: '0' } as const;

test.each([
  {},
  { ALLOWED_PRIVATE_HOSTS: 'intranet:8443, 10.0.0.5:443, [fd00::1]:9443,' },
  ...['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000', 'http://app.localhost'].map((BASE_URL) => ({
    ALLOW_PRIVATE_ADDRESSES: '1' as const,
    BASE_URL,
  })),
  { ALLOW_PRIVATE_ADDRESSES: '1', NODE_ENV: 'development' },
] as const)('%j is a configuration to start with', (changes) => {
  expect(privateAddressesProblem({ ...usual, ...changes })).toBeNull();
});

test.each(['https://sign.example.com', 'http://10.0.0.5', 'https://localhost.example.com', 'https://127.0.0.1.nip.io'])(
  'ALLOW_PRIVATE_ADDRESSES is refused in production at %s',
  (BASE_URL) => {
    expect(privateAddressesProblem({ ...usual, BASE_URL, ALLOW_PRIVATE_ADDRESSES: '1' })).toMatch(/ALLOW_PRIVATE_ADDRESSES=1 is for development alone/);
  },
);

test.each(['intranet', 'intranet:', 'intranet:x', 'https://intranet:443', 'a@intranet:443', 'intranet:70000', '*:443 b'])(
  '%s in ALLOWED_PRIVATE_HOSTS is named',
  (entry) => {
    expect(privateAddressesProblem({ ...usual, ALLOWED_PRIVATE_HOSTS: `good:443,${entry}` })).toContain(`and ${entry} is not that`);
  },
);
