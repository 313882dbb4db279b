import path from 'node:path';
import { findPersonByEmail } from '@/lib/domain/accounts/store';
import { sharePdf } from '@/lib/domain/files/share-pdf';
import { closePdfEngines } from '@/lib/engines/pdf/engine-lifecycle';
import { DocumentRefusal } from '@/lib/engines/pdf/intake/refusal';
import { type Command, CommandError } from './command';
import { emailOf } from './people';
import { readGiven } from './read-given';
import { record } from './record';

/** Of all that is shared; what may be signed is smaller, and said by its own refusal. */
const maxBytes = 200 * 1024 * 1024;

const fileShare: Command = {
  name: 'file share',
  usage: 'file share <path> --email <address>',
  summary: 'Keep a PDF in a person’s account, and print a link that anyone can view it by',
  options: { email: { type: 'string', about: 'Whose account keeps it.', required: true } },
  words: ['path'],
  async run({ words: [file = ''], flags }) {
    const email = emailOf(flags.email);
    const person = await findPersonByEmail(email);
    const account = person?.accounts[0];
    if (!account) throw new CommandError(`Nobody here has the address ${email}.`);
    try {
      const shared = await sharePdf(account.id, path.basename(file), Buffer.from(await readGiven(file, maxBytes)));
      await record({ kind: 'file.shared', target: email, details: { file: shared.id } });
      return { data: shared, lines: [shared.link] };
    } catch (error) {
      if (error instanceof DocumentRefusal) throw new CommandError((error as Error).message);
      throw error;
    } finally {
      closePdfEngines();
    }
  },
};

export const fileCommands = [fileShare];
