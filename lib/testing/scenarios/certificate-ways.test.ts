import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listEvents } from '@/lib/domain/events/store';
import { listOwnRequests } from '@/lib/domain/signatures/operations/list-own-requests';
import { perform } from '@/lib/surfaces/perform/perform';
import { makeAccount } from '@/lib/testing/account';
import { firstLink } from '@/lib/testing/mail-reader';
import { deliverMails } from '@/lib/testing/request-mails';
import { signedInCaller } from '@/lib/testing/session';
import { createRequest, downloadPdf, sign } from '@/lib/testing/signing';
import { temporaryFolder } from '../temporary-folder';
import { textOf } from './signed-document';

type Owner = Awaited<ReturnType<typeof makeAccount>>;
type Created = { request_id: string; signer_link: string };

/** How each kind of link is come by, and what the sealed file says of whoever signed by it. */
const ways = {
  mailed: {
    delivery: 'email',
    link: async (_: Owner, { request_id }: Created) => firstLink((await deliverMails(request_id))[0] ?? { text: '' }, /\/sign\/[\w-]+$/),
    says: ['by email to anna@signer.example', 'confirmed by a link sent to this address'],
  },
  returned: {
    delivery: 'link',
    link: async (_: Owner, { signer_link }: Created) => signer_link,
    says: ['passed on by the sender', 'not verified: the link was returned to the sender'],
  },
  shown: {
    delivery: 'link',
    link: async ({ account }: Owner) => (await perform(listOwnRequests, {}, await signedInCaller(account.ownerId))).items[0]?.signingLink ?? '',
    says: ['passed on by the sender', 'not verified: the link was shown to the sender'],
  },
};

const everySentence = [...new Set(Object.values(ways).flatMap(({ says }) => says))];

test.each(Object.entries(ways))(
  'signed by a link that was %s: certificate, evidence and history say what that proves, and no more',
  { timeout: 60_000 },
  async (way, how) => {
    const owner = await makeAccount();
    const { json } = await createRequest(owner.key, { delivery: how.delivery });
    await sign(await how.link(owner, json));
    const pdf = Buffer.from(await (await downloadPdf(json.request_id, { token: json.request_token })).response.arrayBuffer());
    const text = textOf(pdf, 'raw').replace(/\s+/g, ' ');
    expect(everySentence.filter((sentence) => text.includes(sentence))).toEqual(how.says);
    expect(text).toContain('Anna Berg, as stated by the sender');
    expect(text).toContain('confirmed by a sign-in of the account’s owner');
    expect(evidenceIn(pdf).signatures).toMatchObject([{ party: 'signer', link: way, address_proven_by_link: way === 'mailed' }]);
    const acted = (await listEvents(json.request_id)).filter(({ type }) => type === 'signature.accepted' || type === 'consent.given');
    expect(acted.map(({ data }) => data?.way)).toEqual([way, way]);
  },
);

function evidenceIn(pdf: Buffer) {
  const folder = temporaryFolder();
  const file = path.join(folder, 'signed.pdf');
  writeFileSync(file, pdf);
  execFileSync('pdfdetach', ['-saveall', '-o', folder, file]);
  return JSON.parse(readFileSync(path.join(folder, 'evidence.json'), 'utf8'));
}
