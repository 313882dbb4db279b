import { byCommand } from '@/lib/domain/operator/rules';
import { everybody, liftOne } from '@/lib/domain/operator/senders/lift-block';
import { type Block, listBlocks } from '@/lib/domain/operator/senders/list-blocks';
import { everyKeylessSender } from '@/lib/domain/signatures/sending/sender-key';
import { type Command, CommandError } from './command';

const maxListed = 500;

const blockList: Command = {
  name: 'block list',
  usage: 'block list [--recipient <address>]',
  summary: `List the newest ${maxListed} addresses that get no more mail: whose, why, since when, and about which request it was said`,
  options: { recipient: { type: 'string', about: 'Only what concerns this address.' } },
  async run({ flags }) {
    const blocks = await listBlocks({ recipient: flags.recipient === undefined ? null : String(flags.recipient), limit: maxListed });
    return {
      data: blocks.map(({ createdAt, senderEmail, requestId, ...block }) => ({ ...block, sender_email: senderEmail, request_id: requestId, since: createdAt })),
      lines: blocks.length > 0 ? blocks.map(lineOf) : ['No address is kept from mail.'],
    };
  },
};

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
    const [recipient, sender] = [String(flags.recipient).trim().toLowerCase(), String(flags.sender)];
    if (!(await liftOne(byCommand, { recipient, sender }, null)))
      throw new CommandError(`${recipient} is not kept from mail of ${sender}. See: npm run admin -- block list --recipient ${recipient}`);
    return { data: { recipient, sender }, lines: [`${recipient} gets mail of ${sender} again.`] };
  },
};

export const blockCommands = [blockList, blockLift];
