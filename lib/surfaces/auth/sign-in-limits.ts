import { countedAddress } from '@/lib/core/address-block';
import { now } from '@/lib/core/clock';
import { sha256 } from '@/lib/core/ids';
import { type Bucket, takeToken } from '@/lib/engines/limits/store';

const hour = 3600;

/** A sign-in link is mail to somebody who may not have asked for it. */
const perAddress: Bucket = { name: 'sign-in-address', capacity: 5, windowSeconds: hour };
const perClient: Bucket = { name: 'sign-in-client', capacity: 20, windowSeconds: hour };

/** Counts one sign-in mail; false where the client address or the mail address has had its share. */
export async function takeSignInMail(email: string, clientAddress: string): Promise<boolean> {
  const draws = [
    [perClient, countedAddress(clientAddress)],
    [perAddress, email],
  ] as const;
  for (const [bucket, who] of draws) if ((await takeToken(`${bucket.name}:${sha256(who)}`, bucket, now())) === null) return false;
  return true;
}
