import { expect, test } from 'vitest';
import { type Act, acts, may, roles } from './access';

const allowed = (role: (typeof roles)[number], readOnly = false): Act[] => (Object.keys(acts) as Act[]).filter((act) => may({ role, readOnly }, act));

test('an owner may do everything', () => expect(allowed('owner')).toEqual(Object.keys(acts)));

test('a viewer changes nothing but what is their own', () => {
  const expected = [
    'requests.read',
    'files.read',
    'workflows.read',
    'webhooks.read',
    'keys.read',
    'keys.make',
    'usage.read',
    'calls.read',
    'members.read',
    'members.leave',
  ];
  expect(allowed('viewer')).toEqual(expected);
});

test('an editor does all but manage members', () =>
  expect(Object.keys(acts).filter((act) => !allowed('editor').includes(act as Act))).toEqual(['members.manage']));

test.each(roles)('a read-only credential of an %s changes nothing', (role) => {
  for (const act of allowed(role, true)) expect(acts[act].changes, act).toBe(false);
  expect(allowed(role, true)).toEqual(allowed(role).filter((act) => !acts[act].changes));
});
