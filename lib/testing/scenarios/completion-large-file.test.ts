import { describe, expect, test } from 'vitest';
import { sha256 } from '@/lib/core/ids';
import { maxAttachmentBytes } from '@/lib/domain/mail/rules';
import { findProvenRequest } from '@/lib/domain/signatures/store';
import { makeAccount } from '@/lib/testing/account';
import { firstLink, mailTo } from '@/lib/testing/mail-reader';
import { deliverMails } from '@/lib/testing/request-mails';
import { createRequest, downloadPdf, sign } from '@/lib/testing/signing';
import { messagesFor } from '@/lib/words/messages';
import { linkFor } from '../party-link';
import { noisyPicture, scannedPdf } from './noisy-scan';
import { addressOf, visit } from './public-address';
import { asDocument } from './signed-pdf';

const timeout = 60_000;

/** Signs a scan of some pages with an uploaded picture, and brings the emails that follow. */
async function signedScan(pages: number) {
  const { key, email: sender } = await makeAccount();
  const fields = [{ kind: 'signature', page: 1, x: 0.1, y: 0.1, width: 0.5, height: 0.2 }];
  const signer = `${sender.split('@')[0]}@signer.example`;
  const { json } = await createRequest(key, {
    ...asDocument(await scannedPdf(pages)),
    fields,
    delivery: 'email',
    signer: { name: 'Anna Berg', email: signer },
  });
  const request = await findProvenRequest(json.request_id);
  if (!request) throw new Error('the request vanished');
  expect(await sign(linkFor(request, 'signer'), { signature_kind: 'uploaded', signature_file: await noisyPicture() })).toMatchObject({ problem: null });
  const { status, response } = await downloadPdf(request.id, { token: json.request_token });
  expect(status).toBe(200);
  const pdf = Buffer.from(await response.arrayBuffer());
  await deliverMails(request.id);
  const [toSender, toSigner] = [(await mailTo(sender)).at(-1), (await mailTo(signer)).at(-1)];
  if (!toSender || !toSigner) throw new Error('an email is missing');
  return { id: request.id, pdf, mails: [toSender, toSigner] };
}

const { signedPdf: words } = messagesFor('en').emails;

describe('scenario 38: a signed PDF', () => {
  test('that is too large for an email becomes a link to exactly that file, for both', { timeout }, async () => {
    const { id, pdf, mails } = await signedScan(4);
    expect(pdf.length).toBeGreaterThan(maxAttachmentBytes);
    expect((await findProvenRequest(id))?.status).toBe('signed');
    for (const mail of mails) {
      expect(mail.attachments).toEqual([]);
      expect(mail.text).toContain(words.tooLarge);
      expect(mail.text).not.toContain(words.attached);
      const link = new URL(firstLink(mail, /\/signed-pdf\?/));
      const file = await visit(addressOf('/status/[request_id]/signed-pdf'), {
        params: { request_id: link.pathname.split('/')[2] ?? '' },
        query: Object.fromEntries(link.searchParams),
      });
      expect([file.status, file.headers.get('content-type'), sha256(file.bytes)]).toEqual([200, 'application/pdf', sha256(pdf)]);
    }
  });

  test('that is large, but not too large, is attached as it is', { timeout }, async () => {
    const { pdf, mails } = await signedScan(1);
    expect([pdf.length > maxAttachmentBytes / 2, pdf.length < maxAttachmentBytes]).toEqual([true, true]);
    for (const mail of mails) {
      expect(mail.attachments.map(({ mimeType, bytes }) => [mimeType, sha256(bytes)])).toEqual([['application/pdf', sha256(pdf)]]);
      expect(mail.text).toContain(words.attached);
    }
  });
});
