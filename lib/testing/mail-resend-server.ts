import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as Resend's interface gets it. */
export type ResendRequest = { key: string; authorization: string; body: ResendBody };
type ResendBody = {
  from: string;
  to: string[];
  subject: string;
  html: string;
  text: string;
  reply_to?: string;
  headers: Record<string, string>;
  tags: { name: string; value: string }[];
  attachments: { filename: string; content: string; content_type: string }[];
};

type Answers = {
  /** Answers instead of taking the email; `body` may be text that is not JSON. */
  refuse?: { status: number; body: unknown } | null;
  /** Takes the email, and closes the line without an answer. */
  hangUp?: boolean;
  /** Waits with the answer. */
  delayMs?: number;
};

/** A server on 127.0.0.1 that speaks Resend's interface: what has the same Idempotency-Key is one email. */
export async function startResendServer() {
  const requests: ResendRequest[] = [];
  const emails = new Map<string, { id: string; body: ResendBody }>();
  const answers: Answers = {};

  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString('utf8');
    const body = JSON.parse(text) as ResendBody;
    const key = String(request.headers['idempotency-key'] ?? '');
    requests.push({ key, authorization: request.headers.authorization ?? '', body });
    const answer = (status: number, given: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(typeof given === 'string' ? given : JSON.stringify(given));
    if (answers.delayMs) await new Promise((resolve) => setTimeout(resolve, answers.delayMs));
    if (request.method !== 'POST' || request.url !== '/emails') return answer(404, { name: 'not_found', statusCode: 404, message: 'Not here' });
    if (answers.refuse) return answer(answers.refuse.status, answers.refuse.body);
    const before = emails.get(key);
    if (before && JSON.stringify(before.body) !== JSON.stringify(body))
      return answer(409, { name: 'invalid_idempotent_request', statusCode: 409, message: 'Same idempotency key used with a different request payload.' });
    const email = before ?? { id: crypto.randomUUID(), body };
    emails.set(key, email);
    if (answers.hangUp) return response.destroy();
    return answer(200, { id: email.id });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    emails,
    answers,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
