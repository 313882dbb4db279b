import { mailAddress } from '../../mail/rules';
import { listSuppressions, type SuppressionRow } from '../../mail/store';
import { findOwners } from '../people/store';
import { everybody } from './lift-block';

export type Block = SuppressionRow & { senderEmail: string | null };
type Asked = { recipient: string | null; limit: number; after?: { createdAt: string; recipient: string; sender: string } | undefined };

/** Addresses that get no more mail, the newest first, with whose it is that they do not get. */
export async function listBlocks({ recipient, limit, after }: Asked): Promise<Block[]> {
  const rows = await listSuppressions(recipient === null ? null : mailAddress(recipient), limit, after);
  const owners = await findOwners(rows.map(({ sender }) => sender).filter((sender) => sender.startsWith('acc_')));
  return rows.map((row) => ({ ...row, sender: row.sender || everybody, senderEmail: owners.get(row.sender)?.email ?? null }));
}
