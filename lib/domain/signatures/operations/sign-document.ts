import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { Caller } from '@/lib/core/caller';
import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { log } from '@/lib/core/log';
import { operation } from '@/lib/core/operation';
import { unknownLetters } from '@/lib/engines/pdf/typeset/refuse-unknown-letters';
import { putBlob } from '@/lib/engines/storage/blobs';
import { record } from '../../events/record';
import { noteBlobs } from '../../files/store';
import { bySigningLink } from '../auth';
import { signingErrors } from '../errors';
import { mailNextParty } from '../mails';
import { sealInTurn } from '../sealing/seal-in-turn';
import { actHash } from '../signing/act-hash';
import { consentOf } from '../signing/consent';
import type { OpenedLink } from '../signing/open-link';
import { readSignaturePicture } from '../signing/signature-picture';
import { formProblem } from '../signing/signing-form';
import { traceByLink } from '../signing/trace-of';
import { type Act, insertAct, moveRequest } from '../store';
import { subjectOf } from '../subject-of';

const input = z.strictObject({
  token: z.string(),
  consent: z.string().default(''),
  signature_kind: z.enum(['typed', 'drawn', 'uploaded']).default('typed'),
  signature_text: z
    .string()
    .default('')
    .transform((text) => text.normalize('NFC').trim()),
  signature_strokes: z.string().max(200_000).default(''),
  signature_file: z.instanceof(Uint8Array).optional(),
  time_zone: z.string().max(64).default(''),
  values: z.record(z.string(), z.string()).default({}),
});

type Input = z.output<typeof input>;

export const signDocument = operation({
  name: 'signDocument',
  http: 'POST /sign/{token}/finish',
  summary: 'Record a party’s signature and, once all have signed, seal the document',
  effect: 'write',
  success: 200,
  auth: bySigningLink,
  body: 'form',
  input,
  /** False where there was nothing left to sign: a repeated submit is harmless (decisions, "double submit"). */
  output: z.object({ recorded: z.boolean() }),
  errors: Object.values(signingErrors),
  async run(form, caller) {
    const opened = caller.scope;
    if (!opened.mayAct) return { recorded: false };
    refuseIncomplete(form, opened);
    const act = await actOf(form, caller);
    const accepted = await recordAct(opened, act);
    if (accepted && opened.party === 'signer') await finishNow(opened.request);
    return { recorded: accepted };
  },
});

function refuseIncomplete(form: Input, { request, party }: OpenedLink): void {
  const problem = formProblem(
    {
      consent: form.consent,
      signatureKind: form.signature_kind,
      signatureText: form.signature_text,
      signatureStrokes: form.signature_strokes,
      hasPicture: Boolean(form.signature_file?.length),
      values: form.values,
    },
    request.fields.filter((field) => field.party === party),
    consentOf(request.language).version,
  );
  if (problem) throw problem();
  const printed = [form.signature_kind === 'typed' ? form.signature_text : '', ...Object.values(form.values)].join(' ');
  if (unknownLetters(printed).length > 0) throw signingErrors.unsupportedScript();
}

async function actOf(form: Input, caller: Caller & { scope: OpenedLink }): Promise<Act & { pictureBytes: number }> {
  const { request, party } = caller.scope;
  const picture = form.signature_kind === 'uploaded' ? await readSignaturePicture(form.signature_file) : null;
  const consent = consentOf(request.language);
  const at = now();
  return {
    id: `${request.id}-${party}`,
    requestId: request.id,
    party,
    kind: form.signature_kind,
    signature: { typed: form.signature_text, drawn: form.signature_strokes, uploaded: null }[form.signature_kind],
    pictureSha256: picture && (await putBlob(picture)),
    pictureBytes: picture?.length ?? 0,
    values: form.values,
    timeZone: isTimeZone(form.time_zone) ? form.time_zone : 'UTC',
    at,
    ...traceByLink(caller),
    consentVersion: consent.version,
    consentLanguage: request.language,
    consentSha256: consent.sha256,
  };
}

/** The first transaction: the act, its events and the job that finishes it should this process die. False: another was faster. */
async function recordAct({ request, party }: OpenedLink, { pictureBytes, ...act }: Act & { pictureBytes: number }): Promise<boolean> {
  const bySigner = party === 'signer';
  return transaction(async (tx) => {
    const facts = bySigner ? { acceptedAt: act.at, signedAt: act.at } : { senderSignedAt: act.at };
    if (!(await moveRequest(tx, request.id, bySigner ? 'accept' : 'senderSigns', act.at, facts))) return false;
    await insertAct(tx, act);
    if (!bySigner) await mailNextParty(tx, { ...request, status: 'pending' });
    if (act.pictureSha256) await noteBlobs(tx, [{ sha256: act.pictureSha256, bytes: pictureBytes, mimeType: 'image/png', createdAt: act.at }]);
    const evidence = { party, ip: act.ip, userAgent: act.userAgent, ...(act.way ? { way: act.way } : {}) };
    await record(tx, subjectOf(request), 'consent.given', act.at, { ...evidence, version: act.consentVersion, sha256: act.consentSha256 });
    await record(tx, subjectOf(request), bySigner ? 'signature.accepted' : 'sender.signed', act.at, {
      ...evidence,
      kind: act.kind,
      timeZone: act.timeZone,
      presentedSha256: request.presentedSha256,
      actSha256: actHash(act),
    });
    return true;
  });
}

/** Proxies in front give up an answer after a minute; who signs reads until then that nothing came of it. */
const waitForSealMs = 20_000;

/** The act is safe already: a failure here is loud in the log, and the job tries again. Where many wait, the page says that the seal is to come. */
async function finishNow(request: OpenedLink['request']): Promise<void> {
  const sealed = sealInTurn(request).catch((error: unknown) => log().error({ err: error, requestId: request.id }, 'sealing failed; the job will try again'));
  const enough = new AbortController();
  await Promise.race([sealed, sleep(waitForSealMs, undefined, { signal: enough.signal }).catch(() => undefined)]);
  enough.abort();
}

function isTimeZone(name: string): boolean {
  try {
    return name !== '' && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
