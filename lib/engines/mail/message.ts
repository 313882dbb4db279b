/** A file that travels with an email. */
export type MailAttachment = { name: string; mimeType: string; bytes: Uint8Array };

/** An email to one recipient, as every driver takes it. The id stays the same through all attempts. */
export type MailMessage = {
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  replyTo?: string;
  attachments?: readonly MailAttachment[];
  headers?: Readonly<Record<string, string>>;
};

/** What a driver sends: cleaned, with every header of ours, and with who it comes from. */
export type Letter = Required<Omit<MailMessage, 'replyTo'>> & { from: string; replyTo: string | null };

/** The provider's name for what it took, where it gives one. */
export type MailReceipt = { providerId: string | null };

export type MailDriver = (letter: Letter) => Promise<MailReceipt>;
