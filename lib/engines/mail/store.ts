import { z } from 'zod';
import { db } from '@/lib/core/db';

/** The mailbox keeps the newest ones. */
const maxMessages = 1_000;

const headersSchema = z.record(z.string(), z.string());
const attachmentsSchema = z.array(z.object({ name: z.string(), mimeType: z.string(), base64: z.string() }));

/** An email in the development mailbox. */
export type KeptMessage = {
  id: string;
  sender: string;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  headers: z.output<typeof headersSchema>;
  attachments: z.output<typeof attachmentsSchema>;
  createdAt: Date;
};

export async function keepMessage(message: KeptMessage): Promise<void> {
  const row = { ...message, headers: headersSchema.parse(message.headers), attachments: attachmentsSchema.parse(message.attachments) };
  await db().mailboxMessage.createMany({ data: [row], skipDuplicates: true });
  await db().$executeRaw`
    DELETE FROM mailbox_messages WHERE id IN (SELECT id FROM mailbox_messages ORDER BY created_at DESC, id DESC OFFSET ${maxMessages})`;
}

/** Newest first, without their contents. */
export const listMessages = (limit: number) =>
  db().mailboxMessage.findMany({
    select: { id: true, recipient: true, subject: true, createdAt: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit,
  });

export async function findMessage(id: string): Promise<KeptMessage | null> {
  const row = await db().mailboxMessage.findUnique({ where: { id } });
  return row && { ...row, headers: headersSchema.parse(row.headers), attachments: attachmentsSchema.parse(row.attachments) };
}
