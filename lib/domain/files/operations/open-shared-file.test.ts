import { expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { serve } from '@/lib/surfaces/http/serve';
import { makeAccount } from '@/lib/testing/account';
import { bent } from '@/lib/testing/bent';
import { call } from '@/lib/testing/call';
import { plainPdf } from '@/lib/testing/plain-pdf';
import { createRequest } from '@/lib/testing/signing';
import { sharePdf } from '../share-pdf';
import { openSharedFile } from './open-shared-file';

const { GET } = serve(openSharedFile);
const open = (link: string) => call(GET, { params: { token: link.split('/').at(-1) ?? '' } });

test('whoever has the link sees the file; a wrong link, and one whose sharing ended, open nothing', async () => {
  const { account } = await makeAccount();
  const { id, link } = await sharePdf(account.id, 'Terms.pdf', await plainPdf());
  const { status, headers } = await open(link);
  expect([status, headers.get('content-type'), headers.get('content-disposition')?.slice(0, 6)]).toEqual([200, 'application/pdf', 'inline']);
  for (const wrong of ['x', `${id}.${'A'.repeat(43)}`, link.replace('file_', 'file_x')]) expect((await open(wrong)).status).toBe(404);
  await db().file.update({ where: { id }, data: { shareGeneration: 2 } });
  expect((await open(link)).status).toBe(404);
  await db().file.update({ where: { id }, data: { shareGeneration: 1, isShared: false } });
  expect((await open(link)).status).toBe(404);
});

test('the link is a hosted_doc_url, read in process; one that opens nothing is refused by name', async () => {
  const { account, key } = await makeAccount();
  const { link } = await sharePdf(account.id, 'Terms of trade.pdf', await plainPdf());
  const { status, json } = await createRequest(key, { document: { hosted_doc_url: link }, title: undefined });
  expect(status).toBe(201);
  expect((await db().signatureRequest.findUniqueOrThrow({ where: { id: json.request_id } })).title).toBe('Terms of trade');
  const refused = await createRequest(key, { document: { hosted_doc_url: bent(link, link.length - 2) } });
  expect([refused.status, refused.json.details[0].code]).toEqual([400, 'unknown_share_link']);
});
