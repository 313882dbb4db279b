import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EnvError, parseEnv, variableNames } from './env';

/** Read by the launcher and the server before the product itself starts. */
const ofTheLauncher = ['HOST', 'PORT'];

const whole = { DATABASE_URL: 'postgresql://user:password@localhost:5432/name', APPLICATION_KEY: 'k'.repeat(32), LINK_SECRET: 's'.repeat(32) };

test('.env.example names exactly the variables that are read', () => {
  const named = [...readFileSync('.env.example', 'utf8').matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)].map((match) => match[1]);
  expect([...new Set(named)].sort()).toEqual([...variableNames, ...ofTheLauncher].sort());
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
