import type { Tx } from '@/lib/core/db';
import { findAccount } from '../../accounts/store';
import { queueEmail } from '../../mail/queue-email';
import type { DisabledReason } from '../rules';
import { disableRow } from '../store';
import { holdDeliveries } from './store';

export const endpointSubject = 'webhook';

type Told = { endpointId: string; accountId: string };

/** An endpoint that is told nothing more until its owner switches it on: what waits for it is held. */
export async function disableEndpoint(tx: Tx, told: Told, reason: DisabledReason, at: Date): Promise<void> {
  if (!(await disableRow(tx, told.endpointId, reason, at))) return;
  await holdDeliveries(tx, told.endpointId, at);
  await tellOwner(tx, told, 'webhook-disabled');
}

/** Mails whoever owns the account. */
export async function tellOwner(tx: Tx, { endpointId, accountId }: Told, kind: 'webhook-failing' | 'webhook-disabled'): Promise<void> {
  const { owner } = await findAccount(accountId);
  await queueEmail(tx, { kind, subject: { kind: endpointSubject, id: endpointId }, owner: accountId, recipient: owner.email, language: 'en' });
}
