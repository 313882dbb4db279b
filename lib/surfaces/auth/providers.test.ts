import { describe, expect, test } from 'vitest';
import { githubPerson, googlePerson } from './providers';

describe('an outside login counts only with an address that the provider has proved', () => {
  test('Google', () => {
    expect(googlePerson({ sub: '1', email: 'Anna@Example.com', email_verified: true, name: 'Anna' })).toEqual({
      id: '1',
      email: 'anna@example.com',
      name: 'Anna',
    });
    expect(() => googlePerson({ sub: '1', email: 'anna@example.com', email_verified: false })).toThrow('verified');
    expect(() => googlePerson({ sub: '1', email: 'anna@example.com' })).toThrow('verified');
    expect(() => googlePerson({ sub: '1', email_verified: true })).toThrow('verified');
  });

  test('GitHub', () => {
    const main = { email: 'Anna@Example.com', primary: true, verified: true };
    expect(githubPerson([{ email: 'b@example.com', primary: false, verified: true }, main])).toEqual({
      id: 'anna@example.com',
      email: 'anna@example.com',
      name: null,
    });
    expect(() => githubPerson([{ ...main, verified: false }])).toThrow('verified');
    expect(() => githubPerson([{ ...main, primary: false }])).toThrow('verified');
    expect(() => githubPerson([])).toThrow('verified');
  });
});
