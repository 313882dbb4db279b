import { findAccount } from '@/lib/domain/accounts/store';
import { mailAddress } from '@/lib/domain/mail/rules';
import { listSuppressions, removeSuppression, type SuppressionRow } from '@/lib/domain/mail/store';
import { everyKeylessSender } from '@/lib/domain/signatures/sending/sender-key';
import { type Command, CommandError } from './command';

const maxListed = 500;
/** What `--sender` calls no sender in particular. */
const everybody = 'everybody';

const blockList: Command = {
  name: 'block list',
  usage: 'block list [--recipient <address>]',
  summary: `List the newest ${maxListed} addresses that get no more mail: whose, why, since when, and about which request it was said`,
  options: { recipient: { type: 'string', about: 'Only what concerns this address.' } },
  async run({ flags }) {
    const rows = await listSuppressions(flags.recipient === undefined ? null : mailAddress(String(flags.recipient)), maxListed);
    const blocks = await Promise.all(rows.map(async (row) => ({ ...row, sender: row.sender || everybody, senderEmail: await addressOf(row) })));
    return {
      data: blocks.map(({ createdAt, senderEmail, requestId, ...block }) => ({ ...block, sender_email: senderEmail, request_id: requestId, since: createdAt })),
      lines: blocks.length > 0 ? blocks.map(lineOf) : ['No address is kept from mail.'],
    };
  },
};

type Block = SuppressionRow & { senderEmail: string | null };

const lineOf = ({ recipient, sender, senderEmail, reason, requestId, createdAt }: Block): string =>
  [
    createdAt.toISOString(),
    reason.padEnd(9),
    `--recipient ${recipient} --sender ${sender}`,
    senderEmail ? `(${senderEmail})` : '',
    requestId ? `request ${requestId}` : '',
  ]
    .filter(Boolean)
    .join('  ');

/** Whose account it is that is blocked. */
const addressOf = async ({ sender }: SuppressionRow): Promise<string | null> =>
  sender.startsWith('acc_') ? ((await findAccount(sender).catch(() => null))?.owner.email ?? null) : null;

const blockLift: Command = {
  name: 'block lift',
  usage: 'block lift --recipient <address> --sender <sender>',
  summary: 'Let an address get mail again',
  options: {
    recipient: { type: 'string', about: 'The address that gets no more mail.', required: true },
    sender: {
      type: 'string',
      about: `Whose: an account, email:<address>, ${everyKeylessSender}, or ${everybody}; as \`block list\` prints it.`,
      required: true,
    },
  },
  async run({ flags }) {
    const [recipient, sender] = [mailAddress(String(flags.recipient)), String(flags.sender)];
    if (!(await removeSuppression(recipient, sender === everybody ? '' : sender)))
      throw new CommandError(`${recipient} is not kept from mail of ${sender}. See: npm run admin -- block list --recipient ${recipient}`);
    return { data: { recipient, sender }, lines: [`${recipient} gets mail of ${sender} again.`] };
  },
};

export const blockCommands = [blockList, blockLift];
