import { db } from '@/lib/core/db';

/** An email as the development mailbox kept it. */
export type ReadMail = {
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  attachments: { name: string; mimeType: string; bytes: Buffer }[];
};

/** What came for an address, oldest first. Upper and lower case are the same address. */
export async function mailTo(address: string): Promise<ReadMail[]> {
  const rows = await db().mailboxMessage.findMany({
    where: { recipient: address.trim().toLowerCase() },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  return rows.map(({ subject, html, text, headers, attachments }) => ({
    subject,
    html,
    text,
    headers: headers as Record<string, string>,
    attachments: (attachments as { name: string; mimeType: string; base64: string }[]).map(({ name, mimeType, base64 }) => ({
      name,
      mimeType,
      bytes: Buffer.from(base64, 'base64'),
    })),
  }));
}

/** The first address in the plain text that matches, such as /\/sign\//. */
export function firstLink(message: Pick<ReadMail, 'text'>, pattern: RegExp): string {
  const links = message.text.match(/https?:\/\/[^\s<>"')\]]+/g) ?? [];
  const link = links.find((each) => pattern.test(each));
  if (!link) throw new Error(`No link that matches ${pattern} in:\n${message.text}`);
  return link;
}
