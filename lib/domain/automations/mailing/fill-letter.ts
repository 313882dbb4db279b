import { oneLine } from '@/lib/domain/mail/elements/caller-text';
import { FillFailed } from '@/lib/engines/office/language/fill-failure';
import { fillText } from '@/lib/engines/office/language/fill-text';
import type { Finding } from '@/lib/engines/office/language/finding';
import type { Setting } from '@/lib/engines/office/language/setting';
import type { EmailSettings } from '../../workflows/definition';
import { maxMessageLength, maxRecipients, maxSubjectLength, type Recipients, recipientsIn } from './rules';

export type FilledLetter = Recipients & { subject: string; message: string; findings: Finding[] };

const place = 'email';

/** The letter of one run. What cannot be used is a warning: a document that is made is not lost over an address. */
export function fillLetter(email: EmailSettings, values: unknown, setting: Setting): FilledLetter {
  const findings: Finding[] = [];
  const fill = (member: 'to' | 'subject' | 'message'): string => {
    try {
      const made = fillText(email[member], values, setting);
      findings.push(...made.findings.map((finding) => ({ ...finding, place: `${place}.${member}` })));
      return made.text.trim();
    } catch (error) {
      if (!(error instanceof FillFailed)) throw error;
      findings.push({ code: error.code, message: error.message, tag: error.tag, place: `${place}.${member}` });
      return '';
    }
  };
  const recipients = recipientsIn(fill('to'));
  const [subject, message] = [oneLine(fill('subject')).slice(0, maxSubjectLength), fill('message').slice(0, maxMessageLength)];
  return { ...recipients, subject, message, findings: [...findings, ...faultsOf(recipients)] };
}

function faultsOf({ to, wrong, beyond }: Recipients): Finding[] {
  const warn = (code: string, message: string): Finding => ({ code, message, place: `${place}.to` });
  return [
    ...wrong.map((text) =>
      warn(
        'bad_email_address',
        `"${text.slice(0, 200)}" is no email address: the email with the outputs was not sent there. Correct it in the data or in the workflow.`,
      ),
    ),
    ...(beyond > 0
      ? [warn('too_many_recipients', `The email with the outputs went to the first ${maxRecipients} addresses alone. ${beyond} more were named.`)]
      : []),
    ...(to.length === 0 ? [warn('no_recipient', 'The email with the outputs went to nobody: no address came out of the data.')] : []),
  ];
}
