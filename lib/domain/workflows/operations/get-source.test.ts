import { expect, test } from 'vitest';
import { GET } from '@/app/workflows/[wkf_id]/source/route';
import { transaction } from '@/lib/core/db';
import { newId } from '@/lib/core/ids';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { makeWorkflow, offerFields } from '@/lib/testing/workflows';
import { notePost } from '../note-post';

test.each([
  ['those declared, whatever is posted', { source: { sourceFields: offerFields } }, offerFields],
  ['those of the last post where an empty list was declared', { source: { sourceFields: [] } }, ['b', 'a.c']],
  ['those of the last post where none were declared', { source: {} }, ['b', 'a.c']],
])('shows as fields %s', async (_what, body, fields) => {
  const { key, account } = await makeAccount();
  const { workflow } = await makeWorkflow({ key, accountId: account.id, body });
  const post = (names: string[]) =>
    transaction((tx) => notePost(tx, { workflowId: workflow.id, fields: names, kinds: {}, eventId: newId('evt'), at: new Date() }));
  await post(['a', 'b']);
  await post(['b', 'a.c']);
  const { status, json } = await call(GET, { key, params: { wkf_id: workflow.id } });
  expect([status, json]).toEqual([200, { ...workflow.source, sourceFields: fields }]);
});
