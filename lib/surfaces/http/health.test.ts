import { PrismaPg } from '@prisma/adapter-pg';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { setClock } from '@/lib/core/clock';
import { db } from '@/lib/core/db';
import { env } from '@/lib/core/env';
import { PrismaClient } from '@/lib/core/generated/client';
import { converterState } from '@/lib/engines/convert/converter-state';
import { readiness } from '@/lib/surfaces/http/health';
import { hangingDatabase } from '@/lib/testing/hanging-database';

const before = { ...env() };
let looks = 0;
/** What was found is held for a second; each look of these tests is its own. */
const anew = () => {
  looks += 1;
  const at = Date.now() + looks * 10_000;
  setClock(() => new Date(at));
  return readiness();
};
afterEach(() => {
  setClock(null);
  delete env().LIBREOFFICE_DIR;
  Object.assign(env(), before);
});

test('where LibreOffice is missing the service is as ready as before, and says what is missing and the line that installs it', async () => {
  const complete = await anew();
  Object.assign(env(), { LIBREOFFICE_DIR: '/nowhere' });
  const degraded = await anew();
  expect(degraded.status).toBe(complete.status);
  expect((await complete.json()).degraded?.converter).toBeUndefined();
  const { install } = converterState();
  expect(install).toContain('apt-get install -y --no-install-recommends libreoffice-writer libreoffice-impress');
  expect(await degraded.json()).toMatchObject({ degraded: { converter: `LibreOffice is not installed. Run: ${install}` } });
});

test('a hundred who ask at once are told of one look, and who asks a second later of another', async () => {
  const query = vi.spyOn(db(), '$queryRaw');
  const at = Date.now() + 100_000;
  setClock(() => new Date(at));
  const answers = await Promise.all(Array.from({ length: 100 }, readiness));
  const asked = query.mock.calls.length;
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
  await readiness();
  expect(query.mock.calls.length).toBe(asked);
  setClock(() => new Date(at + 1_000));
  await readiness();
  expect(query.mock.calls.length).toBe(asked * 2);
});

test('where children have no sandbox it is said with the reason', async () => {
  const trial = globalThis as { paraphSandboxTrial?: { problem: string | undefined } | undefined };
  const found = trial.paraphSandboxTrial;
  trial.paraphSandboxTrial = { problem: 'setting up uid map: Permission denied' };
  const { degraded } = await (await anew()).json();
  trial.paraphSandboxTrial = found;
  expect(degraded.sandbox).toContain('setting up uid map: Permission denied');
});

test('a database that hangs is said within seconds, however long it hangs', async () => {
  const held = globalThis as { paraphDb?: PrismaClient };
  const own = db();
  const { url, hang } = await hangingDatabase();
  held.paraphDb = new PrismaClient({ adapter: new PrismaPg({ connectionString: url }) });
  onTestFinished(() => {
    held.paraphDb = own;
  });
  vi.spyOn(process, 'uptime').mockReturnValue(1_000); // a worker is asked after by now
  await db().$queryRaw`SELECT 1`;
  hang();
  const began = performance.now();
  const answer = await anew();
  expect([answer.status, (await answer.json()).checks.database]).toEqual([503, 'failing']);
  expect(performance.now() - began).toBeLessThan(5_000);
});
