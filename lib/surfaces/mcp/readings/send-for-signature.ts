import { z } from 'zod';
import type { Warning } from '@/lib/core/warning';
import type { AccountScope } from '@/lib/domain/accounts/scope';
import { tagWarnings } from '@/lib/domain/signatures/fields/tag-warnings';
import { type CreateInput, createResult } from '@/lib/domain/signatures/schema';
import { senderOf } from '@/lib/domain/signatures/sending/sender-of';
import { markdownOddities } from '@/lib/engines/pdf/typeset/markdown-oddities';
import { askUser, canAskUser } from '../ask-user';
import { preview, previewOf, previewText } from '../preview';
import type { Answer, Reading } from '../reading';

/** Nothing is sent before the user has seen who gets what: asked directly where the client can, by the agent where not. */
export const sendReading: Reading = {
  adds: {
    confirmed: z
      .boolean()
      .default(false)
      .meta({ description: 'true only after the user has agreed to the preview. Without it nothing is sent and you get the preview.' }),
  },
  output: createResult.partial().extend({
    sent: z.boolean().meta({ description: 'false for a preview, and where the user declined.' }),
    next_step: z.string().meta({ description: 'What to do or tell the user now.' }),
    link_note: z.string().optional().meta({ description: 'What a returned signing link can do.' }),
    preview: preview.optional(),
  }),
  async answer({ input, given, scope, context, run }) {
    const create = input as CreateInput;
    const shown = previewOf(create, await senderOf(create, (await scope()) as AccountScope | null));
    if (!canAskUser(context)) {
      return input.confirmed === true ? sent(await run(given)) : unconfirmed(previewText(shown), shown, warningsOf(create));
    }
    const asked = await askUser(context, given, shown);
    if (asked.kind === 'question') return asked.question;
    return asked.kind === 'agreed' ? sent(await run(asked.given)) : declined;
  },
};

/** What the document would be warned of; a PDF is not opened for a preview. */
const warningsOf = ({ document }: CreateInput): Warning[] => tagWarnings(markdownOddities(document.markdown ?? ''), 'document.markdown');

function unconfirmed(text: string, shown: z.output<typeof preview>, warnings: Warning[]): Answer {
  const next_step =
    'Show this preview to the user, above all the signer’s name and email address. When the user agrees, call sendForSignature again with the same arguments and confirmed: true.';
  return { say: `Nothing was sent yet.\n\n${text}\n\n${next_step}`, data: { sent: false, next_step, preview: shown, warnings } };
}

const declined: Answer = {
  say: 'The user declined, and nothing was sent. Ask the user what to change before you try again.',
  data: { sent: false, next_step: 'Ask the user what to change before you try again.' },
};

function sent(output: unknown): Answer {
  const created = output as z.output<typeof createResult>;
  const link = created.signer_link ?? created.sender_link;
  const link_note = linkNote(created);
  return {
    say: [created.next_step, 'Keep request_id and request_token: the token cannot be had again.', ...(link ? [`${link}\n${link_note}`] : [])].join('\n'),
    data: { sent: true, ...created, ...(link ? { link_note } : {}) },
  };
}

/** Without a key the sender signs from the confirmation that is mailed: the link that is returned shows no more than that. */
function linkNote({ status, sender_link }: z.output<typeof createResult>): string {
  if (sender_link && status === 'awaiting_sender_confirmation')
    return 'This link signs nothing: the sender confirms and signs from the email that was sent to them. Tell the user to look there.';
  const who = sender_link ? 'the sender' : 'the signer';
  return `Whoever opens this link can read the document and sign as ${who}. Give it to the user to pass on to ${who} alone; do not open it.`;
}
