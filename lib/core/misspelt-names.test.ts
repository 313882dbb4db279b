import { expect, test } from 'vitest';
import { variableNames } from './env';
import { misspeltNames } from './misspelt-names';

test.each([
  ['KEYLES', 'KEYLESS'],
  ['SIGNUP', 'SIGN_UP'],
  ['METRIC_TOKEN', 'METRICS_TOKEN'],
  ['keyless', 'KEYLESS'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['BASEURL', 'BASE_URL'],
])('%s is told as %s misspelt', (given, meant) => {
  expect(misspeltNames(variableNames, { [given]: 'x' })).toEqual([{ given, meant }]);
});

test.each(['HOSTNAME', 'PATH', 'HOME', 'USER', 'NODE_OPTIONS', 'NODE_PATH', 'LOGNAME', 'PGHOST', 'PGPORT', 'MAIL', 'POSTGRES_PASSWORD', 'TERM', 'SHLVL'])(
  '%s of other programs is left alone',
  (given) => {
    expect(misspeltNames(variableNames, { [given]: 'x' })).toEqual([]);
  },
);

test('a name of ours, an empty value, and one whose right name is set as well are no slips', () => {
  expect(misspeltNames(variableNames, { SIGN_UP: 'open', KEYLES: '', METRIC_TOKEN: 'x', METRICS_TOKEN: 'y' })).toEqual([]);
});
