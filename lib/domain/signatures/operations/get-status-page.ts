import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { operation } from '@/lib/core/operation';
import { listEvents } from '../../events/store';
import type { StoredEvent } from '../../events/stored-event';
import { byStatusLink } from '../auth';
import { endedOf, outcomeOf } from '../ended';
import type { Party } from '../rules';
import { statusView } from '../views/status-view';

export const getStatusPage = operation({
  name: 'getStatusPage',
  summary: 'The steps of a request, for people; never the document',
  effect: 'read',
  success: 200,
  auth: byStatusLink,
  body: 'none',
  input: z.strictObject({
    request_id: z
      .string()
      .regex(/^[a-f0-9]{32}$/)
      .catch(''),
    k: z.string().max(100),
  }),
  output: statusView,
  errors: [],
  async run(_, { scope: { request } }) {
    const at = now();
    const events = await listEvents(request.id);
    return {
      title: request.title,
      language: request.language,
      outcome: outcomeOf(request, at),
      ended: endedOf(request, at),
      needsConfirmation: request.accountId === null,
      senderSigns: request.senderSigns,
      senderName: request.senderName,
      signerName: request.signerName ?? request.signerEmail,
      createdAt: request.createdAt.toISOString(),
      confirmedAt: text(request.confirmedAt),
      senderOpenedAt: text(openedBy('sender', events)),
      senderSignedAt: text(request.senderSignedAt),
      signerOpenedAt: text(openedBy('signer', events)),
      signedAt: text(request.signedAt),
      sealedAt: text(events.find(({ type }) => type === 'request.signed')?.at),
      erased: request.erasedAt !== null,
      test: request.isTest,
    };
  },
});

const text = (date: Date | null | undefined): string | null => date?.toISOString() ?? null;

const openedBy = (party: Party, events: readonly StoredEvent[]): Date | undefined =>
  events.find(({ type, data }) => type === 'request.opened' && data?.party === party)?.at;
