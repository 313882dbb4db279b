import { expect, test } from 'vitest';
import { findOffice } from '@/lib/engines/convert/find-office';
import { describePages } from '@/lib/engines/pdf/pages/page-reading';
import { serve } from '@/lib/surfaces/http/serve';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { browserOf } from '@/lib/testing/drafts';
import { pointPdf } from '../gallery/picture';
import { templateWords } from '../gallery/words-of';
import { getStartingPointPicture } from './get-starting-point-picture';

const read = async (template: string, headers: Record<string, string>) =>
  call(serve(getStartingPointPicture).GET, { headers, params: { template }, url: 'http://localhost:3000/?language=de&w=480' });

test.skipIf(!findOffice())('a template is drawn with its sample for whoever is signed in, whatever their role', async () => {
  const { headers } = await browserOf((await makeAccount()).account.ownerId);
  const { status, headers: answered } = await read('certificate', headers);
  expect([status, answered.get('content-type')]).toEqual([200, 'image/webp']);
  const [page, ...more] = await describePages(await (await pointPdf('certificate', 'de')).bytes());
  expect(more).toEqual([]);
  expect(JSON.stringify(page)).toContain(templateWords('de').samples.participant);
});

test('what the gallery has not is 404, and nobody who is not signed in is shown anything', async () => {
  const { headers } = await browserOf((await makeAccount()).account.ownerId);
  expect((await read('novel', headers)).status).toBe(404);
  expect((await read('invoice', {})).status).toBe(401);
});
