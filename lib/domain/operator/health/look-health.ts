import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { daysAfter, now } from '@/lib/core/clock';
import { env } from '@/lib/core/env';
import { converterState } from '@/lib/engines/convert/converter-state';
import { mailProblem, mailWay } from '@/lib/engines/mail/send-mail';
import { storage } from '@/lib/engines/storage/storage';
import { sealIdentity } from '../../signatures/sealing/seal';
import { sealConcern } from '../../signatures/sealing/seal-warnings';
import type { ShownHealth } from '../schema';
import { runChecks } from './checks';
import { isWorking, roomLeft } from './concerns';
import { countFailedEmails, countWaitingEmails, databaseVersion, lastMeasured, newestRefusal } from './store';

/** Longer than an email is tried. */
const triedForDays = 7;

/** How the service is, part by part. What does not answer is said, and keeps nothing else from being told. */
export async function lookHealth(): Promise<ShownHealth> {
  const [checks, measuredAt, failed, { waiting, tried }, refusal] = await Promise.all([
    runChecks(),
    lastMeasured('worker'),
    countFailedEmails(daysAfter(now(), -1)),
    countWaitingEmails(daysAfter(now(), -triedForDays)),
    newestRefusal(daysAfter(now(), -triedForDays)),
  ]);
  const { available, problem, install, unsandboxed } = converterState();
  return {
    checks: [
      ...(['database', 'storage', 'queue'] as const).map((name) => ({ name, isWell: checks[name] === 'ok' })),
      { name: 'worker', isWell: isWorking(measuredAt, now()) },
    ],
    converter: { isThere: available, problem: problem ?? null, install: install ?? null, isSandboxed: unsandboxed === undefined },
    seal: await seal(),
    mail: { way: mailWay(env()), problem: mailProblem(env()), waiting, tried, failed, refusal },
    disk: await roomLeft(),
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

async function ownVersion(): Promise<string> {
  const text = await readFile(/* turbopackIgnore: true */ path.join(/* turbopackIgnore: true */ env().appRoot, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
