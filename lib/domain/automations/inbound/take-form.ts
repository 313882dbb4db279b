import { now } from '@/lib/core/clock';
import { env } from '@/lib/core/env';
import { AppError } from '@/lib/core/errors';
import { sha256 } from '@/lib/core/ids';
import { takeToken } from '@/lib/engines/limits/store';
import { isStorageFull } from '../../accounts/storage/room';
import { readAnswers, rowsIn, type Typed } from '../../workflows/forms/answers';
import type { OpenedForm } from '../../workflows/forms/auth';
import { type KeptTry, keepTry } from '../../workflows/forms/kept-try';
import { type FormRefusal, inputName, maxRows } from '../../workflows/forms/rules';
import { judgeToken } from '../../workflows/forms/token';
import { automationErrors } from '../errors';
import { readPost } from './read-post';
import { repeatHashOf, takePost } from './take-post';

export type SentForm = { token: string; honeypot: string; more: string | undefined; typed: Typed };
type Outcome = { state: 'sent' | 'closed' | 'foreign' | 'crowded' } | { state: 'again'; ticket: string; place: string };

/** Where the page of a refused form tells why. */
const summary = 'problems';

/** Takes what a form's page sends as a post to its source. What is not taken is kept for the page that says why. */
export async function takeForm(form: OpenedForm, { token, honeypot, more, typed }: SentForm): Promise<Outcome> {
  if (!form.isOpen) return { state: 'closed' };
  const page = judgeToken(token, form.workflowId, now());
  if (page.kind === 'foreign') return { state: 'foreign' };
  const again = async (changes: Partial<KeptTry>, place = summary, openedAt = page.openedAt): Promise<Outcome> => {
    if (!(await mayKeep(form))) return { state: 'crowded' };
    const kept = { typed: knownOf(form, typed), problems: [], refusal: null, rows: {}, openedAt: openedAt.getTime(), ...changes };
    return { state: 'again', ticket: await keepTry(form.workflowId, kept), place };
  };
  const refused = (refusal: FormRefusal) => again({ refusal });
  const group = form.settings.fields.find(({ id, kind }) => kind === 'group' && id === more);
  if (group) {
    const next = Math.min((rowsIn(group, typed).at(-1) ?? 0) + 1, maxRows - 1);
    return again({ rows: { [group.id]: next + 1 } }, inputName('row', group.id, next));
  }
  if (honeypot !== '') return refused('honeypot');
  if (page.kind === 'too_fast') return refused('too_fast');
  if (page.kind === 'too_old') return again({ refusal: 'too_old' }, summary, now());
  const { payload, problems } = readAnswers(form.settings, typed);
  if (problems.length > 0) return again({ problems });
  if (!(await hasRoom(form.source.sourceId)) || (await isStorageFull(form.source.accountId))) return refused('busy');
  return (await post(form, payload, page.nonce)) ?? refused('sent_before');
}

/** What is kept of tries is bounded: so many an hour by a block of addresses, and of each only what the form has inputs for. */
async function mayKeep({ workflowId, addressBlock }: OpenedForm): Promise<boolean> {
  const bucket = { name: 'form-tries', capacity: 300, windowSeconds: 3_600 };
  return (await takeToken(`${bucket.name}:${sha256(`${workflowId} ${addressBlock}`)}`, bucket, now())) !== null;
}

function knownOf({ settings }: OpenedForm, typed: Typed): Typed {
  const known = new Set(settings.fields.filter(({ kind }) => kind !== 'constant').map(({ id }) => id));
  return Object.fromEntries(Object.entries(typed).filter(([name]) => known.has(name.split('.')[0] ?? '')));
}

/** A form draws from what its source takes of posts. */
async function hasRoom(sourceId: string): Promise<boolean> {
  const bucket = { name: 'post', capacity: env().SOURCE_POSTS_PER_MINUTE, windowSeconds: 60 };
  return (await takeToken(`${bucket.name}:${sha256(`source:${sourceId}`)}`, bucket, now())) !== null;
}

/** One page sends one post, however often its button is pressed. Null where it has sent another one before. */
async function post({ source }: OpenedForm, payload: Record<string, unknown>, nonce: string): Promise<Outcome | null> {
  const bytes = Buffer.from(JSON.stringify(payload));
  const read = readPost(bytes, 'application/json');
  const incoming = { source, post: read, bytes: bytes.length, bodyHash: sha256(bytes), repeatHash: repeatHashOf(source, `form page ${nonce}`) };
  try {
    await takePost({ ...incoming, cameBy: 'form' });
    return { state: 'sent' };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.details?.some(({ code }) => code === 'idempotency_key_reused')) return null;
    if (error.code === automationErrors.sourceNotFound.code) return { state: 'closed' };
    throw error;
  }
}
