import { expect, test } from 'vitest';
import { GET } from '@/app/dashboard/data/workflows/[wkf_id]/imports/[import_id]/refused/route';
import { call } from '@/lib/testing/call';
import { liveWorkflow } from '@/lib/testing/editors';
import { importsOf } from '@/lib/testing/imports';

test('the rows that were left out are a table of their own, with line and reason, of which no program computes anything', async () => {
  const { id, account } = await liveWorkflow();
  const { check, headers } = await importsOf(account.ownerId, id);
  const { id: import_id } = await check('Customer Name,City\nAnna,Bonn\n=HYPERLINK(1),"Köln, am Rhein",beyond\n+1+1,-5,@more\n', 'Guest list.csv');
  const { response } = await call(GET, { headers, params: { wkf_id: id, import_id } });
  expect(response.headers.get('content-disposition')).toContain('Guest list (refused).csv');
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())).toBe(
    [
      '\ufeff_line,_reason,Customer Name,City\r\n',
      `3,too_many_cells (beyond),'=HYPERLINK(1),"Köln, am Rhein",beyond\r\n`,
      "4,too_many_cells (@more),'+1+1,-5,'@more\r\n",
    ].join(''),
  );
});

test('what was left out comes back as it was before, without what was said of it', async () => {
  const { id, account } = await liveWorkflow();
  const { check, read, headers } = await importsOf(account.ownerId, id);
  const { id: import_id } = await check('Customer Name,Phone\n=Anna,+41 79 123 45 67,beyond\n');
  const { response } = await call(GET, { headers, params: { wkf_id: id, import_id } });
  const mended = (await response.text()).replace(',beyond', '');
  const again = await check(mended);
  expect(await read(again.id)).toMatchObject({ columns: ['Customer Name', 'Phone'], rows: 1, refused: 0, first: [{ values: ['=Anna', '+41 79 123 45 67'] }] });
});

test('the list of another account’s import is not there', async () => {
  const [mine, theirs] = [await liveWorkflow(), await liveWorkflow()];
  const { check } = await importsOf(theirs.account.ownerId, theirs.id);
  const { id: import_id } = await check('a\n1,2\n');
  const { headers } = await importsOf(mine.account.ownerId, mine.id);
  for (const wkf_id of [mine.id, theirs.id]) expect((await call(GET, { headers, params: { wkf_id, import_id } })).status).toBe(404);
});
