import { z } from 'zod';
import { parties } from '../../signatures/rules';
import { requestId, requestStatus } from '../../signatures/schema';
import type { Announcement } from './announcements';
import { bouncedFacts, openedFacts, plainFacts, reasonFacts, signedFacts } from './request-facts';
import { requestSample } from './request-sample';

const time = z.string().meta({ format: 'date-time' });
const party = z.enum(parties).nullable().meta({ description: 'Who it was; null where that was erased.' });

const ended = z
  .object({ by: z.enum(['sender', 'signer', 'service']), how: z.enum(['cancelled', 'declined', 'expired']), at: time })
  .nullable()
  .meta({ description: 'By whom and how it ended without a signature; null where it did not.' });

/** What every event of a request says: the request as it is when this is sent, so that a late event takes no status back. */
const base = z.object({
  request_id: requestId,
  sequence: z.int().meta({ description: 'Orders the events of one request; numbers may be left out.' }),
  test: z.boolean().meta({ description: 'Whether it was made with a test key.' }),
  status: requestStatus.shape.status.meta({ description: 'As it is when this is sent, which may be later than the event.' }),
  title: z.string().nullable().meta({ description: 'Null once the documents were erased.' }),
  created_at: time,
  expires_at: time,
  signed_at: requestStatus.shape.signed_at,
  ended,
  truncated: z.literal(true).optional().meta({ description: 'Present where something was left out, as events stay below 20 kB.' }),
});

const line = (summary: string, data: z.ZodObject, example: Record<string, unknown>, make: Announcement['make']): Announcement => ({
  summary,
  data,
  example: { ...requestSample, ...example },
  make,
});

const download = z
  .object({ url: z.string().meta({ format: 'uri' }), expires_at: time })
  .nullable()
  .meta({ description: 'A link to the signed PDF that works for ten minutes; made anew for each attempt. Null once the document was erased.' });

const email = z
  .object({
    recipient: z.string(),
    kind: z.string().meta({ description: 'Which email it was, such as `signing-link`.' }),
    problem: z.string().meta({ description: 'What the receiving server said.' }),
  })
  .nullable()
  .meta({ description: 'The email that came back; null where that was erased.' });

const withdrawn = { status: 'cancelled', signed_at: null };

/** The events of signature requests. */
export const requestAnnouncements: Record<string, Announcement> = {
  'request.opened': line('The signer, or a sender who signs, has the document open', base.extend({ party }), { party: 'signer' }, openedFacts),
  'request.sender_signed': line('The sender has signed, and it is the signer’s turn', base, {}, plainFacts),
  'request.signed': line(
    'Everybody has signed, and the sealed PDF is there',
    base.extend({ download }),
    {
      status: 'signed',
      signed_at: '2026-11-22T14:03:11.000Z',
      download: {
        url: 'https://sign.example.com/status/4f7d3a1c9b2e8f60a5d4c3b2a1908f7e/signed-pdf/1795357391.c2lnbmF0dXJl',
        expires_at: '2026-11-22T14:13:11.000Z',
      },
    },
    signedFacts,
  ),
  'request.declined': line(
    'The signer or the sender said no',
    base.extend({ party, reason: z.string().nullable().meta({ description: 'As it was given; null where it was not, or was erased.' }) }),
    {
      ...withdrawn,
      ended: { by: 'signer', how: 'declined', at: '2026-11-22T14:03:11.000Z' },
      party: 'signer',
      reason: 'The price in section 2 is not what we agreed.',
    },
    reasonFacts,
  ),
  'request.cancelled': line(
    'The sender withdrew the request',
    base,
    { ...withdrawn, ended: { by: 'sender', how: 'cancelled', at: '2026-11-22T14:03:11.000Z' } },
    plainFacts,
  ),
  'request.expired': line(
    'The time for signing passed',
    base,
    { status: 'expired', ended: { by: 'service', how: 'expired', at: '2026-12-05T09:30:00.000Z' } },
    plainFacts,
  ),
  'request.email_bounced': line(
    'An email about the request came back, so that somebody may not know of it',
    base.extend({ email }),
    { email: { recipient: 'anna@example.com', kind: 'signing-link', problem: 'The receiving server refused it. No such mailbox.' } },
    bouncedFacts,
  ),
};
