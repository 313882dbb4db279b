import { transaction } from '@/lib/core/db';
import { mailAddress } from '../../mail/rules';
import { removeSuppression } from '../../mail/store';
import { recordAct } from '../log/record-act';
import type { Actor } from '../rules';

/** What no sender in particular is called, to people. */
export const everybody = 'everybody';

/** Lets an address get mail again, of that sender or of `everybody`. False where it was not kept from it. */
export const liftOne = (actor: Actor, block: { recipient: string; sender: string }, reason: string | null): Promise<boolean> =>
  transaction(async (tx) => {
    const [recipient, sender] = [mailAddress(block.recipient), block.sender];
    const isLifted = await removeSuppression(tx, recipient, sender === everybody ? '' : sender);
    if (isLifted) await recordAct(tx, actor, { kind: 'block.lifted', target: recipient, reason, details: { sender } });
    return isLifted;
  });
