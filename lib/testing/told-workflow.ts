import { makeAccount } from './account';
import { completedRun } from './automations';
import { deliverAll, deliveriesOf } from './deliveries';
import { listenTo, receiver } from './receiver';
import { signIn } from './session';

/** A workflow whose run a receiver was told of, that answers as it is told to; `headers` are those of its owner's browser. */
export async function toldWorkflow(answer?: Parameters<typeof receiver>[0]) {
  const { received } = await receiver(answer);
  const { account, key } = await makeAccount();
  const { values } = await completedRun({ account, key });
  const { id: webhook_id, secret } = await listenTo(values.WKF_ID, account.id);
  await deliverAll(account.id);
  const deliveries = await deliveriesOf(account.id);
  const done = deliveries.find(({ type }) => type === 'automation.completed');
  if (!done) throw new Error('Nobody was told that the run is done.');
  const { headers } = await signIn(account.ownerId);
  return { account, key, received, secret, headers, webhook_id, wkf_id: values.WKF_ID, aut_id: values.AUT_ID, deliveries, done };
}
