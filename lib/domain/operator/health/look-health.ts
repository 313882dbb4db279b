import { readFile, statfs } from 'node:fs/promises';
import path from 'node:path';
import { daysAfter, now } from '@/lib/core/clock';
import { env } from '@/lib/core/env';
import { converterState } from '@/lib/engines/convert/converter-state';
import { mailProblem, mailWay } from '@/lib/engines/mail/send-mail';
import { queueDepths } from '@/lib/engines/queue/queue-depths';
import { storage } from '@/lib/engines/storage/storage';
import { sealIdentity } from '../../signatures/sealing/seal';
import { sealConcern } from '../../signatures/sealing/seal-warnings';
import { measuredForMs } from '../measures/rules';
import type { ShownHealth } from '../schema';
import { runChecks } from './checks';
import { countFailedEmails, databaseVersion, lastMeasured } from './store';

/** How the service is, part by part. What does not answer is said, and keeps nothing else from being told. */
export async function lookHealth(): Promise<ShownHealth> {
  const [checks, depths, measuredAt, failed] = await Promise.all([
    runChecks(),
    queueDepths().catch(() => []),
    lastMeasured('worker'),
    countFailedEmails(daysAfter(now(), -1)),
  ]);
  const { available, problem, install, unsandboxed } = converterState();
  const waiting = depths.filter(({ name }) => name.startsWith('send-')).reduce((sum, depth) => sum + depth.waiting, 0);
  const isWorking = measuredAt !== null && now().getTime() - measuredAt.getTime() < measuredForMs;
  return {
    checks: [...(['database', 'storage', 'queue'] as const).map((name) => ({ name, isWell: checks[name] === 'ok' })), { name: 'worker', isWell: isWorking }],
    converter: { isThere: available, problem: problem ?? null, install: install ?? null, isSandboxed: unsandboxed === undefined },
    seal: await seal(),
    mail: { way: mailWay(env()), problem: mailProblem(env()), waiting, failed },
    disk: await disk(),
    storage: (await storage()).where,
    versions: [
      { name: 'Paraph', version: await ownVersion() },
      { name: 'Node.js', version: process.versions.node },
      { name: 'PostgreSQL', version: await databaseVersion() },
    ],
  };
}

async function seal(): Promise<ShownHealth['seal']> {
  const identity = await sealIdentity().catch(() => null);
  return identity && { subject: identity.subject, endsAt: identity.validTo.toISOString(), concern: await sealConcern() };
}

/** Of the data folder, which holds secrets and drafts even where files lie elsewhere. */
async function disk(): Promise<ShownHealth['disk']> {
  const found = await statfs(/* turbopackIgnore: true */ env().dataDir).catch(() => null);
  return found && { freeBytes: found.bavail * found.bsize, totalBytes: found.blocks * found.bsize };
}

async function ownVersion(): Promise<string> {
  const text = await readFile(/* turbopackIgnore: true */ path.join(/* turbopackIgnore: true */ env().appRoot, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
