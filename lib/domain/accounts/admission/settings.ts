import { env } from '@/lib/core/env';
import { parseSignUp, type SignUp } from '@/lib/core/sign-up';
import { type SettingName, type SettingSource, settings } from './rules';
import { findSetting } from './store';

const variables = { sign_up: 'SIGN_UP', keyless: 'KEYLESS' } as const satisfies Record<SettingName, string>;

/** What the environment says of a setting; undefined where it says nothing. */
export const setByEnvironment = (name: SettingName): string | undefined => env()[variables[name]];

async function settingNow(name: SettingName): Promise<{ text: string; from: SettingSource }> {
  const fixed = setByEnvironment(name);
  if (fixed !== undefined) return { text: fixed, from: 'environment' };
  const stored = await findSetting(name);
  return stored === null ? { text: settings[name], from: 'default' } : { text: stored, from: 'operator' };
}

/** Who may sign in who is not known here, and who says so. What cannot be read lets in nobody uninvited. */
export async function signUpNow(): Promise<{ value: SignUp; from: SettingSource }> {
  const { text, from } = await settingNow('sign_up');
  return { value: parseSignUp(text) ?? { kind: 'invitation' }, from };
}

/** Whether requests may be made without a key, and who says so. */
export async function keylessNow(): Promise<{ value: 'on' | 'off'; from: SettingSource }> {
  const { text, from } = await settingNow('keyless');
  return { value: text === 'on' ? 'on' : 'off', from };
}
