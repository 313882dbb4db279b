import { env } from '@/lib/core/env';
import { withoutBreaks } from '@/lib/core/text/invisible';
import { MailFailure } from './mail-failure';
import type { Letter, MailMessage } from './message';

const maxSubjectCharacters = 200;
const maxFileNameCharacters = 150;
const headerName = /^[A-Za-z][A-Za-z0-9-]{0,60}$/;
/** One plain address. The domain has checked it; here it must not become two, or a header. */
const oneAddress = /^[^\s\p{C}<>()[\]\\,;:"@]{1,64}@[^\s\p{C}<>()[\]\\,;:"@]{1,255}$/u;

/** Brings a message into the form that can do no harm in any driver: no line breaks in headers, one recipient. */
export function compose(message: MailMessage): Letter {
  return {
    id: message.id,
    from: withoutBreaks(env().MAIL_FROM),
    to: address(message.to, 'recipient'),
    replyTo: message.replyTo === undefined ? null : address(message.replyTo, 'reply address'),
    subject: cut(withoutBreaks(message.subject), maxSubjectCharacters),
    html: message.html,
    text: message.text,
    attachments: (message.attachments ?? []).map((file) => ({ ...file, name: fileName(file.name), mimeType: withoutBreaks(file.mimeType) })),
    headers: {
      ...cleanHeaders(message.headers ?? {}),
      // No answering machine replies to it, and mail programs do not fold different emails into one.
      'Auto-Submitted': 'auto-generated',
      'X-Entity-Ref-ID': message.id,
    },
  };
}

const cut = (text: string, maxCharacters: number): string => {
  const characters = [...text];
  return characters.length <= maxCharacters
    ? text
    : `${characters
        .slice(0, maxCharacters - 1)
        .join('')
        .trimEnd()}…`;
};

const fileName = (name: string): string => cut(withoutBreaks(name).replace(/[/\\]/g, '-'), maxFileNameCharacters) || 'file';

function address(text: string, what: string): string {
  const tidy = text.trim();
  if (!oneAddress.test(tidy)) throw new MailFailure(`The ${what} is not one email address.`, false);
  return tidy;
}

function cleanHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => {
      if (!headerName.test(name)) throw new MailFailure(`"${name}" is not the name of a header.`, false);
      return [name, withoutBreaks(value)];
    }),
  );
}
