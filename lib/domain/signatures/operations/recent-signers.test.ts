import { expect, test } from 'vitest';
import { GET } from '@/app/dashboard/data/signers/route';
import { makeAccount } from '@/lib/testing/account';
import { call } from '@/lib/testing/call';
import { browserOf } from '@/lib/testing/drafts';
import { createRequest } from '@/lib/testing/signing';
import { makeTeam } from '@/lib/testing/teams';

test('each once as they were named last, the newest first, found by the beginnings of words of name and address and not of a title', async () => {
  const { account, key } = await makeAccount();
  const send = (name: string, email: string, title = 'Anna’s paper') => createRequest(key, { title, signer: { name, email } });
  await send('A. Berg', 'anna@signer.example');
  await send('Bo Lind', 'bo@other.example');
  await send('Anna Berg', 'ANNA@signer.example');
  const stranger = (await makeAccount()).key;
  await createRequest(stranger, { signer: { name: 'Anna Elsewhere', email: 'anna@elsewhere.example' } });
  const { headers } = await browserOf(account.ownerId);
  const found = async (query: string) => {
    const { json } = await call(GET, { headers, url: `http://localhost:3000/dashboard/data/signers?query=${encodeURIComponent(query)}` });
    return json.signers.map((signer: { name: string; email: string }) => [signer.name, signer.email.toLowerCase()]);
  };
  const [anna, bo] = [
    ['Anna Berg', 'anna@signer.example'],
    ['Bo Lind', 'bo@other.example'],
  ];
  expect([await found(''), await found('ann'), await found('ber signer'), await found('lind'), await found('nobody')]).toEqual([
    [anna, bo],
    [anna],
    [anna],
    [bo],
    [],
  ]);
});

test('at most eight; 403 for a viewer', async () => {
  const { account, key } = await makeAccount();
  for (let index = 0; index < 9; index += 1) await createRequest(key, { signer: { name: 'Many', email: `many${index}@signer.example` } });
  expect((await call(GET, { headers: (await browserOf(account.ownerId)).headers })).json.signers).toHaveLength(8);
  const team = await makeTeam();
  expect((await call(GET, { headers: (await browserOf(team.people.viewer.id, team.id)).headers })).status).toBe(403);
});
