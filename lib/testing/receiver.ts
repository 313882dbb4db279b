import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { newId } from '@/lib/core/ids';
import { openWebhookSecret } from '@/lib/domain/events/endpoints/secret';
import { insertEndpoint } from '@/lib/domain/events/endpoints/store';
import { outside } from './outside-server';

/** A post that reached the receiver: its body as text, and its headers. */
export type Received = { text: string; headers: Record<string, string>; body: { type: string; timestamp: string; data: Record<string, unknown> } };

type Answer = (response: ServerResponse, received: Received, request: IncomingMessage) => void;

export const receiverHost = 'receiver.example.com';
export const receiverUrl = `https://${receiverHost}/hooks`;

/** A receiver of webhooks that answers as it is told to, 204 where it is told nothing. */
export async function receiver(answer: Answer = (response) => response.writeHead(204).end(), more: Parameters<typeof outside>[0] = {}) {
  const received: Received[] = [];
  const server = await outside({
    hosts: [receiverHost],
    answer: async (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk) => chunks.push(chunk));
      await once(request, 'end');
      const text = Buffer.concat(chunks).toString();
      const post = { text, headers: request.headers as Record<string, string>, body: JSON.parse(text) };
      received.push(post);
      answer(response, post, request);
    },
    ...more,
  });
  return { ...server, received };
}

/** An endpoint as the API makes it, with its secret in clear. */
export async function listenTo(topic: string, accountId: string, { url = receiverUrl, events = null }: { url?: string; events?: string[] | null } = {}) {
  const row = await transaction((tx) => insertEndpoint(tx, { id: newId('whk'), accountId, topic, url, events, at: now() }));
  return { ...row, secret: openWebhookSecret(row.secretSealed) };
}

/** What the official library makes of a post; throws where it is not signed with this secret. Its clock is the real one. */
export const verified = (secret: string, { text, headers }: Received) => new Webhook(secret).verify(text, headers) as Received['body'];
