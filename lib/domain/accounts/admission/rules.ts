/**
 * Terminology. Who *may come in* is who may sign in without being known here yet: a person who is known, and one who is
 * invited to a team, always may.
 */
import type { SignUp } from '@/lib/core/sign-up';

/** What operators set while the service runs, with what holds until they do. */
export const settings = { sign_up: 'open', keyless: 'on' } as const;

export type SettingName = keyof typeof settings;

/** Where a setting comes from: the environment rules, then what operators set. */
export type SettingSource = 'environment' | 'operator' | 'default';

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** Whether somebody with this address may come in uninvited. */
export const admits = (signUp: SignUp, email: string): boolean =>
  signUp.kind === 'open' || (signUp.kind === 'domains' && signUp.domains.includes(domainOf(email)));
