import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GET } from '@/app/dashboard/data/workflows/[wkf_id]/runs/zip/route';
import { db } from '@/lib/core/db';
import { makeAccount } from '@/lib/testing/account';
import { completedRun, finish, post } from '@/lib/testing/automations';
import { call } from '@/lib/testing/call';
import { signIn } from '@/lib/testing/session';
import { temporaryFolder } from '@/lib/testing/temporary-folder';

async function ran() {
  const made = await makeAccount();
  const { run, values } = await completedRun(made);
  const { headers } = await signIn(made.account.ownerId);
  const save = (query: string, wkf_id = values.WKF_ID) => call(GET, { headers, params: { wkf_id }, url: `http://localhost:3000/x?${query}` });
  return { ...made, run, values, save };
}

async function namesIn(response: Response): Promise<string[]> {
  const path = join(temporaryFolder(), 'outputs.zip');
  writeFileSync(path, Buffer.from(await response.arrayBuffer()));
  return JSON.parse(
    execFileSync(
      'python3',
      ['-c', 'import sys,json,zipfile\nz=zipfile.ZipFile(sys.argv[1])\nassert z.testzip() is None\nprint(json.dumps(z.namelist()))', path],
      { encoding: 'utf8' },
    ),
  );
}

test('the outputs of all runs are one zip, each under a name of its own, and those that are chosen are one too', async () => {
  const { run, values, save } = await ran();
  await finish((await post(values.SOURCE_SECRET)).json.automationId);
  const { response } = await save('');
  expect(response.headers.get('content-disposition')).toContain('Offers.zip');
  expect(await namesIn(response)).toEqual(['Offer.docx', 'Offer (2).docx']);
  expect(await namesIn((await save(`runs=${run.id}`)).response)).toEqual(['Offer.docx']);
  expect(await namesIn((await save('state=failed')).response)).toEqual([]);
});

test('files lie in their folders, as they were put last', async () => {
  const { run, values, save } = await ran();
  await finish((await post(values.SOURCE_SECRET)).json.automationId);
  await db().file.update({ where: { id: run.outputs[0]?.fileId ?? '' }, data: { folder: 'Offers/2026' } });
  expect((await namesIn((await save('')).response)).sort()).toEqual(['Offer.docx', 'Offers/2026/Offer.docx']);
});

test('a file whose bytes are lost is told of inside the zip, in the reader’s language', async () => {
  const { run, save } = await ran();
  await db().file.update({ where: { id: run.outputs[0]?.fileId ?? '' }, data: { sha256: '0'.repeat(64) } });
  expect(await namesIn((await save('language=de')).response)).toEqual(['Nicht enthalten.txt']);
});

test('runs of another workflow are not in it, and of another account’s nothing is sent', async () => {
  const [mine, theirs] = [await ran(), await ran()];
  expect(await namesIn((await mine.save(`runs=${theirs.run.id}`)).response)).toEqual([]);
  expect((await mine.save('', theirs.values.WKF_ID)).status).toBe(404);
});

test('two zips of one person are made at once: the next begins when one of them was read, or left', async () => {
  const { values, save } = await ran();
  const other = await ran();
  await finish((await post(values.SOURCE_SECRET)).json.automationId);
  const reading = async () => (await save('')).response.body?.getReader();
  const [first, second] = [await reading(), await reading()];
  await Promise.all([first?.read(), second?.read()]);
  const begun: string[] = [];
  const [third, fourth] = [await reading(), await reading()];
  const waiting = [third, fourth].map(async (reader, index) => void ((await reader?.read()) && begun.push(`zip ${index + 3}`)));
  // What another person asks for goes past them.
  expect(await namesIn((await other.save('')).response)).toEqual(['Offer.docx']);
  expect(begun).toEqual([]);
  await first?.cancel();
  await waiting[0];
  expect(begun).toEqual(['zip 3']);
  while (!(await second?.read())?.done);
  await waiting[1];
  expect(begun).toEqual(['zip 3', 'zip 4']);
  await Promise.all([third?.cancel(), fourth?.cancel()]);
});
