import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { POST as declineRoute } from '@/app/sign/[token]/decline/route';
import { setClock } from '@/lib/core/clock';
import { listEvents } from '@/lib/domain/events/store';
import { makeAccount } from '@/lib/testing/account';
import { acceptConfirmation, createKeyless, refuseConfirmation } from '@/lib/testing/keyless';
import { postForm } from '@/lib/testing/post-form';
import { runJob } from '@/lib/testing/run-job';
import { cancelRequest, createRequest, sign } from '@/lib/testing/signing';
import { confirmToken, signingToken } from './links';
import { allows, initialStatus, type Move, moves, type StoredStatus, statuses } from './rules';
import { finishRequest } from './sealing/finish-request';
import { findProvenRequest } from './store';
import { verifyRequest } from './verification/verify-request';

afterEach(() => setClock(null));

const actions = ['confirm', 'refuse', 'sender signs', 'signer signs', 'sender declines', 'signer declines', 'cancel', 'expire', 'finish'] as const;
type Action = (typeof actions)[number];

/** What each event says that happened. */
const moveOf = (type: string, senderSigns: boolean): Move | null =>
  (
    ({
      'request.confirmed': senderSigns ? 'confirmToSender' : 'confirmToSigner',
      'sender.signed': 'senderSigns',
      'signature.accepted': 'accept',
      'request.signed': 'finish',
      'request.cancelled': 'cancel',
      'request.declined': 'decline',
      'request.expired': 'expire',
    }) as Record<string, Move>
  )[type] ?? null;

async function start(keyless: boolean, senderSigns: boolean) {
  const changes = { sender_signs: senderSigns, certificate: false, delivery: 'link' };
  const created = keyless ? await createKeyless(changes) : await createRequest((await makeAccount()).key, changes);
  const request = await findProvenRequest(created.json.request_id);
  if (!request) throw new Error('missing');
  return { request, token: created.json.request_token as string };
}

async function act(action: Action, { request, token }: Awaited<ReturnType<typeof start>>): Promise<unknown> {
  const [sender, signer, confirmation] = [signingToken(request, 'sender'), signingToken(request, 'signer'), confirmToken(request)];
  const decline = (of: string) => postForm(declineRoute, { token: of }, { reason: 'no' });
  switch (action) {
    case 'confirm':
      return acceptConfirmation(confirmation);
    case 'refuse':
      return refuseConfirmation(confirmation);
    case 'sender signs':
      return sign(sender);
    case 'signer signs':
      return sign(signer);
    case 'sender declines':
      return decline(sender);
    case 'signer declines':
      return decline(signer);
    case 'cancel':
      return cancelRequest(request.id, { token });
    case 'finish':
      return finishRequest(request.id);
    case 'expire':
      setClock(() => new Date(Date.now() + 15 * 24 * 60 * 60 * 1000));
      return runJob('expire-requests');
  }
}

// Half of the acts are those that lead on, so that many sequences reach the end.
const likely = fc.oneof(fc.constantFrom<Action>('confirm', 'sender signs', 'signer signs'), fc.constantFrom(...actions));
const rounds = fc.array(fc.array(likely, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 });

test('any sequence of acts, many at once, follows the table and leaves a request that verifies', { timeout: 120_000 }, async () => {
  const ends = new Set<StoredStatus>();
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.boolean(), rounds, async (keyless, senderSigns, sequence) => {
      setClock(null);
      const started = await start(keyless, senderSigns);
      for (const atOnce of sequence) await Promise.all(atOnce.map((action) => act(action, started)));
      const { id } = started.request;
      const events = await listEvents(id);
      let status: StoredStatus = initialStatus({ hasKey: !keyless, senderSigns });
      for (const { type } of events) {
        const move = moveOf(type, senderSigns);
        if (!move) continue;
        expect(allows(move, status), `${type} while ${status}`).toBe(true);
        status = moves[move].to;
      }
      const row = await findProvenRequest(id);
      expect(row?.status).toBe(status);
      expect(row?.signedSha256 !== null).toBe(status === 'signed');
      expect(row && (await verifyRequest(row)).problems).toEqual([]);
      ends.add(status);
    }),
    // Always the same sequences: whether a test passes must not depend on the day.
    { numRuns: 40, seed: 20_261_121, endOnFailure: true },
  );
  // The sequences are worth something only if they come to different ends.
  expect([...ends].filter((end) => (statuses as readonly string[]).includes(end)).length).toBeGreaterThan(3);
});
