import { expect, test } from 'vitest';
import { env } from '@/lib/core/env';
import { withEnv } from '@/lib/testing/outside-server';
import { signedFile } from '@/lib/testing/signed-file';
import { withStampOf } from '@/lib/testing/strangers-stamp';
import { timeStampAuthority } from '@/lib/testing/time-stamp-authority';
import { findProvenRequest } from '../store';
import { answerFile } from './answer-file';
import { verifyFile } from './verify-file';
import { verifyRequest } from './verify-request';

/** A file that was sealed without a time-stamp, and now bears one by an authority that anybody can make. */
async function stampedByStranger() {
  const { id, pdf } = await signedFile();
  const authority = timeStampAuthority();
  return { id, authority, pdf: new Uint8Array(withStampOf(authority, pdf)) };
}

const unknown = 'a time-stamp by an authority that is not known here';

test('a time-stamp that somebody put into a seal of ours is told as that of an unknown authority, and its time to nobody', async () => {
  const { id, pdf } = await stampedByStranger();
  const answer = await answerFile(pdf);
  expect(answer).toMatchObject({ verdict: 'unrecorded', seal: { ours: true, intact: true, stamped_at: null }, message: expect.stringContaining(unknown) });
  const said = await verifyFile(pdf);
  expect(said).toMatchObject({ timeStampedBy: null, isStampUnknown: true });
  const request = await findProvenRequest(id);
  if (!request) throw new Error('nothing was signed');
  const { valid, notes } = await verifyRequest(request, pdf);
  expect(valid).toBe(false);
  expect(notes.join()).toContain(unknown);
  expect(notes.join()).not.toContain('CN=Test Time Stamps');
});

test('a time-stamp by a named authority is believed without a record of the file', async () => {
  const { pdf, authority } = await stampedByStranger();
  withEnv({ ...env(), TIMESTAMP_CERTIFICATES_FILE: timeStampAuthority().rootFile });
  expect(await verifyFile(pdf)).toMatchObject({ timeStampedBy: null, isStampUnknown: true });
  withEnv({ ...env(), TIMESTAMP_CERTIFICATES_FILE: authority.rootFile });
  expect(await verifyFile(pdf)).toMatchObject({ timeStampedBy: 'CN=Test Time Stamps', isStampUnknown: false });
});
