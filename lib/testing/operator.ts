import { db } from '@/lib/core/db';
import { authenticate } from '@/lib/surfaces/http/authenticate';
import { makeAccount } from './account';
import { signIn } from './session';

/** Somebody who runs the service, signed in. */
export async function makeOperator(name = 'Olga Operator') {
  const { account, email } = await makeAccount({ name });
  await db().person.update({ where: { id: account.ownerId }, data: { isOperator: true } });
  const { headers } = await signIn(account.ownerId);
  const caller = await authenticate(new Headers({ ...headers, 'x-client-address': '203.0.113.8', 'user-agent': 'Test Browser/1.0' }), 'test');
  return { personId: account.ownerId, email, name, headers, caller };
}
