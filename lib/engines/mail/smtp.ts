import { createTransport } from 'nodemailer';
import { env } from '@/lib/core/env';
import { isLoopbackHost } from '@/lib/core/loopback';
import { MailFailure } from './mail-failure';
import type { Letter, MailReceipt } from './message';

const connectTimeoutMs = 10_000;
const silenceTimeoutMs = 20_000;
const totalTimeoutMs = 45_000;
/** The server wants another login: the operator mends that, and the email waits. */
const loginRefusals = new Set([530, 534, 535, 538]);

/** Sends by SMTP. The Message-ID comes from the email's id, so that a repeat can be told from another email. */
export async function sendBySmtp(letter: Letter): Promise<MailReceipt> {
  const messageId = `<${letter.id}@${new URL(env().BASE_URL).hostname}>`;
  const transport = createTransport(connection());
  const sending = transport.sendMail({
    messageId,
    from: letter.from,
    to: { name: '', address: letter.to },
    ...(letter.replyTo ? { replyTo: { name: '', address: letter.replyTo } } : {}),
    subject: letter.subject,
    html: letter.html,
    text: letter.text,
    attachments: letter.attachments.map(({ name, mimeType, bytes }) => ({ filename: name, contentType: mimeType, content: Buffer.from(bytes) })),
    headers: letter.headers,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await inTime(sending);
    return { providerId: messageId };
  } catch (error) {
    throw asFailure(error);
  } finally {
    transport.close();
  }
}

/** `SMTP_URL` as the transport takes it. A password crosses a network only encrypted. */
function connection() {
  const url = new URL(env().SMTP_URL ?? '');
  const secure = url.protocol === 'smtps:';
  const own = isLoopbackHost(url.hostname);
  const auth = url.username ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } : undefined;
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    ...(auth ? { auth } : {}),
    requireTLS: !secure && !own && auth !== undefined,
    tls: { rejectUnauthorized: !own },
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    dnsTimeout: connectTimeoutMs,
    socketTimeout: silenceTimeoutMs,
  };
}

async function inTime(sending: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new MailFailure(`SMTP: not done within ${totalTimeoutMs / 1000} seconds`, true)), totalTimeoutMs);
  });
  await Promise.race([sending, late]).finally(() => clearTimeout(timer));
}

/** 5xx is the server's last word on this email; anything else may pass. */
function asFailure(error: unknown): MailFailure {
  if (error instanceof MailFailure) return error;
  const { responseCode, message } = error as { responseCode?: number; message?: string };
  const final = responseCode !== undefined && responseCode >= 500 && !loginRefusals.has(responseCode);
  return new MailFailure(`SMTP: ${message ?? 'no reason given'}`, !final);
}
