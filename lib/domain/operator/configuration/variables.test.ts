import { expect, test } from 'vitest';
import { variableNames } from '@/lib/core/env';
import { variables } from './variables';

test('every variable is told of, and none that is not read', () => {
  expect(Object.keys(variables).sort()).toEqual([...variableNames].sort());
});

test('what a name calls a key, a secret, a token or an address with a password is kept from every page', () => {
  const named = variableNames.filter((name) => /(KEY|SECRET|TOKEN)(_PREVIOUS)?$|^(DATABASE|STORAGE|SMTP)_URL$|^TIMESTAMP_URLS$/.test(name));
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !variables[name]?.isSecret)).toEqual([]);
});
