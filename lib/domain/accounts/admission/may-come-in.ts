import { now } from '@/lib/core/clock';
import { admits } from './rules';
import { signUpNow } from './settings';
import { isInvited, isKnown } from './store';

/** Whether somebody with this address may sign in: known, invited to a team, or of those who may come by themselves. */
export async function mayComeIn(address: string): Promise<boolean> {
  const email = address.toLowerCase();
  const [known, { value: signUp }] = await Promise.all([isKnown(email), signUpNow()]);
  return known || admits(signUp, email) || isInvited(email, now());
}
