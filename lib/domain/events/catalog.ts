import { z } from 'zod';
import type { Messages } from '@/lib/words/messages';

/**
 * Terminology. An *event* is one thing that happened to a *subject* (a signature request, an automation), written once and
 * never changed. Its *data* is personal (addresses, names) and can be erased; its hash stays. It *wakes* the jobs
 * that follow from it, each of which gets the event's id.
 */
type Wake = {
  /** A name in `lib/domain/jobs.ts`. */
  job: string;
  /** How long the process in which it happened has to do the same itself. */
  headStartSeconds?: number;
};

type Words = keyof Messages['certificate']['eventTexts'];

/** Flat members only, so that an event hashes the same everywhere. */
type Shape = z.ZodObject<Record<string, z.ZodType<string | number | boolean | null | undefined>>>;

/** Words: what certificate and timeline call it. */
const line = <Data extends Shape>(words: Words, data: Data, wakes: readonly Wake[] = []) => ({ words, data, wakes, announcedAs: null as string | null });

/** Endpoints are told of it, under this name: what is said to them stands in `webhooks/announcements.ts`. */
const announced = <Line extends ReturnType<typeof line>>(announcedAs: string, line: Line): Line => ({ ...line, announcedAs });

const party = z.enum(['sender', 'signer']);
const nothing = z.strictObject({});
/** The person of the account who did it, signed in. */
const byId = z.string();
const trace = z.strictObject({ ip: z.string(), userAgent: z.string() });
/** `way`: how the link went by which it was done (`signatures/link-ways.ts`), which says what it proves. */
const act = trace.extend({ party, way: z.enum(['mailed', 'confirmed', 'returned', 'shown', 'unsure']).optional() });
const creation = trace.extend({
  /** The first requests were noted without it. */
  accountId: z.string().nullable().optional(),
  apiKeyId: z.string().nullable(),
  signerEmail: z.string(),
  senderEmail: z.string(),
  /** Nor with these two. */
  sourceKind: z.string().optional(),
  sourceAddress: z.string().nullable().optional(),
  sourceSha256: z.string(),
  presentedSha256: z.string(),
  /** Over all that was asked (`sending/terms-hash.ts`). */
  termsSha256: z.string().optional(),
});
const outputRequest = z.strictObject({ outputId: z.string(), requestId: z.string() });
/** `actSha256` covers the whole act (`signing/act-hash.ts`). */
const signature = act.extend({ kind: z.string(), timeZone: z.string(), presentedSha256: z.string(), actSha256: z.string().optional() });
const sealing = z.strictObject({
  contentSha256: z.string(),
  signedSha256: z.string(),
  timeStampedAt: z.string().optional(),
  timeStampFailed: z.boolean().optional(),
});
/** By whom: ids alone, which say nothing once the person is forgotten. */
const fileAct = z.strictObject({ personId: z.string().nullable(), apiKeyId: z.string().nullable() });
/** Who did it (null: the operator, by a command), to whom, and in which role they then were. */
const membership = z.strictObject({
  byId: z.string().nullable(),
  byName: z.string().nullable(),
  /** Null while they are known by their address alone. */
  personId: z.string().nullable(),
  personName: z.string(),
  role: z.string().optional(),
});

/** Every type of event: its words, its data, and what it wakes. A type stays for ever, as the rows do; a member that is added is optional. */
export const catalog = {
  'request.created': line('request.created', creation),
  'request.confirmed': line('request.confirmed', trace),
  'request.opened': announced('request.opened', line('request.opened', act)),
  'consent.given': line('consent.given', act.extend({ version: z.string(), sha256: z.string() })),
  'sender.signed': announced('request.sender_signed', line('sender.signed', signature)),
  // The web process finishes a request at once; the job is there for the case that it died. The head start keeps
  // both from doing the same work.
  'signature.accepted': line('signature.accepted', signature, [{ job: 'finish-request', headStartSeconds: 5 }]),
  'request.signed': announced('request.signed', line('request.signed', sealing, [{ job: 'take-signed-output' }])),
  'request.cancelled': announced('request.cancelled', line('request.cancelled', trace.extend({ byId: byId.optional() }))),
  'request.expired': announced('request.expired', line('request.expired', nothing)),
  'request.declined': announced('request.declined', line('request.declined', act.extend({ reason: z.string().optional(), blocked: z.boolean().optional() }))),
  'request.reported': line('request.reported', act.extend({ note: z.string(), blocked: z.boolean() })),
  'request.reminded': line('request.reminded', z.strictObject({ by: z.enum(['schedule', 'sender']), byId: byId.optional(), emailId: z.string().optional() })),
  'request.mail_resent': line('request.mail_resent', z.strictObject({ emailId: z.string(), kind: z.string(), recipient: z.string(), byId })),
  'request.erased': line('request.erased', nothing),
  'request.email_bounced': announced(
    'request.email_bounced',
    line('request.email_bounced', z.strictObject({ emailId: z.string(), kind: z.string(), recipient: z.string(), problem: z.string() })),
  ),
  'automation.started': announced('automation.started', line('automation.started', z.strictObject({ workflowVersion: z.number() }))),
  'automation.document.created': announced(
    'automation.document.created',
    line('automation.document.created', z.strictObject({ documentId: z.string(), outputId: z.string() })),
  ),
  'automation.signature.requested': announced('automation.signature.requested', line('automation.signature.requested', outputRequest)),
  'automation.signature.completed': announced('automation.signature.completed', line('automation.signature.completed', outputRequest)),
  'automation.completed': announced('automation.completed', line('automation.completed', z.strictObject({ documents: z.number() }))),
  'automation.failed': announced(
    'automation.failed',
    line('automation.failed', z.strictObject({ code: z.string(), step: z.string(), documentId: z.string() })),
  ),
  'file.uploaded': line('file.uploaded', fileAct),
  'file.changed': line('file.changed', fileAct.extend({ what: z.enum(['content', 'restored', 'name', 'folder', 'shared', 'unshared']), version: z.number() })),
  'file.deleted': line('file.deleted', fileAct),
  'team.created': line('team.created', membership),
  'team.invited': line('team.invited', membership),
  'team.invitation_revoked': line('team.invitation_revoked', membership),
  'team.joined': line('team.joined', membership),
  'team.role_changed': line('team.role_changed', membership),
  'team.removed': line('team.removed', membership),
  'team.left': line('team.left', membership),
  'team.handed_over': line('team.handed_over', membership),
};

export type EventType = keyof typeof catalog;

/** What an event of a type is written with. */
export type DataOf<Type extends EventType> = z.input<(typeof catalog)[Type]['data']>;
