import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EnvError, parseEnv, variableNames } from './env';

const whole = {
  DATABASE_URL: 'postgresql://user:password@localhost:5432/name',
  APPLICATION_KEY: 'k'.repeat(32),
  LINK_SECRET: 's'.repeat(32),
  EVIDENCE_KEY: 'e'.repeat(32),
};

test('.env.example names exactly the variables that are read', () => {
  const named = [...readFileSync('.env.example', 'utf8').matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)].map((match) => match[1]);
  expect([...new Set(named)].sort()).toEqual([...variableNames].sort());
});

test('a start with wrong values lists all that is wrong, and never a value', () => {
  const read = () => parseEnv({ ...whole, BASE_URL: 'sign.example.com', MONTHLY_LIMIT: 'many', LINK_SECRET: 'too-short' });
  expect(read).toThrow(EnvError);
  expect(read).toThrow(/BASE_URL[\s\S]*LINK_SECRET[\s\S]*MONTHLY_LIMIT/);
  expect(read).not.toThrow(/too-short/);
});

test('an empty value counts as not set, and a base address loses its last slash', () => {
  expect(parseEnv({ ...whole, MONTHLY_LIMIT: '', BASE_URL: 'https://sign.example.com/' })).toMatchObject({
    MONTHLY_LIMIT: 30,
    BASE_URL: 'https://sign.example.com',
  });
});

test.each(['https://example.com/paraph', 'https://example.com/paraph/', 'https://example.com/?a', 'https://example.com#a'])(
  'a base address under a path is refused: %s',
  (BASE_URL) => {
    expect(() => parseEnv({ ...whole, BASE_URL })).toThrow(/BASE_URL: must end with the host/);
  },
);

test('a trusted proxy that is neither an address nor a network is named', () => {
  expect(() => parseEnv({ ...whole, TRUSTED_PROXIES: '10.0.0.0/8, foo' })).toThrow(/TRUSTED_PROXIES: "foo" is neither an address nor a network/);
});
