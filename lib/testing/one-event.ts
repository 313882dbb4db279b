import { db } from '@/lib/core/db';
import { makeAccount } from './account';
import { deliveriesOf } from './deliveries';
import { listenTo } from './receiver';
import { cancelRequest, createRequest } from './signing';

/** An account whose endpoint has one event to be told of, and what its deliveries have come to. */
export async function oneEvent(options: Parameters<typeof listenTo>[2] = {}) {
  const { account, key } = await makeAccount();
  const endpoint = await listenTo('requests', account.id, options);
  const { json } = await createRequest(key);
  await cancelRequest(json.request_id, { key });
  const one = async () => (await deliveriesOf(account.id))[0];
  const row = () => db().webhookEndpoint.findUniqueOrThrow({ where: { id: endpoint.id } });
  const mails = async () => (await db().email.findMany({ where: { subjectId: endpoint.id }, orderBy: { createdAt: 'asc' } })).map(({ kind }) => kind);
  return { account, key, endpoint, one, row, mails, requestId: json.request_id as string };
}
