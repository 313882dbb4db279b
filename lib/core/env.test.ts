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

test('link secrets of before are a list; one that is too short is refused without being told', () => {
  const [one, two] = ['a'.repeat(32), 'b'.repeat(32)];
  expect(parseEnv(whole).LINK_SECRET_PREVIOUS).toEqual([]);
  expect(parseEnv({ ...whole, LINK_SECRET_PREVIOUS: `${one}, ${two}` }).LINK_SECRET_PREVIOUS).toEqual([one, two]);
  const read = () => parseEnv({ ...whole, LINK_SECRET_PREVIOUS: `${one},short-one` });
  expect(read).toThrow(/LINK_SECRET_PREVIOUS[^\n]*at least 32 characters/);
  expect(read).not.toThrow(/short-one/);
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

test('a sender without an address, and a mail server whose password breaks its address, are named and never told', () => {
  expect(() => parseEnv({ ...whole, MAIL_FROM: 'Firm' })).toThrow(/MAIL_FROM: must be an email address/);
  expect(parseEnv({ ...whole, MAIL_FROM: 'Firm <sign@firm.example>' }).MAIL_FROM).toBe('Firm <sign@firm.example>');
  const read = () => parseEnv({ ...whole, SMTP_URL: 'smtp://user:se/cret@mail.example:587' });
  expect(read).toThrow(/SMTP_URL: [^\n]*%2F/);
  expect(read).not.toThrow(/se\/cret/);
});
