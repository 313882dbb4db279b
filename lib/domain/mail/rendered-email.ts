import type { MailAttachment } from '@/lib/engines/mail/message';

export type Attachment = MailAttachment;

/** What a template makes: everything of an email but its recipient. */
export type RenderedEmail = {
  subject: string;
  html: string;
  text: string;
  replyTo?: string;
  attachments?: readonly Attachment[];
  headers?: Readonly<Record<string, string>>;
};
