import { now } from '@/lib/core/clock';
import { runChecks } from '@/lib/domain/operator/health/checks';
import { roomConcern, roomLeft, workerConcern } from '@/lib/domain/operator/health/concerns';
import { sealConcern } from '@/lib/domain/signatures/sealing/seal-warnings';
import { converterState } from '@/lib/engines/convert/converter-state';
import { whyNoSandbox } from '@/lib/engines/processes/sandbox';

/** Whoever asks within it is told the same: a check costs the database and the disk something, and anybody may ask. */
const heldForMs = 1_000;

type Found = { ready: boolean; body: object };

// Next loads a module once per layer; what was found is the same in all of them.
const shared = globalThis as typeof globalThis & { paraphReadiness?: { atMs: number; found: Promise<Found> } | undefined };

/** Whether the service can do its work: 200, or 503 naming what fails. `degraded` names what is missing while all else works, and what to do. */
export async function readiness(): Promise<Response> {
  const atMs = now().getTime();
  const held = shared.paraphReadiness;
  const isFresh = held !== undefined && atMs >= held.atMs && atMs < held.atMs + heldForMs;
  const { found } = isFresh ? held : (shared.paraphReadiness = { atMs, found: look() });
  const { ready, body } = await found;
  return Response.json(body, { status: ready ? 200 : 503, headers: { 'cache-control': 'no-store' } });
}

async function look(): Promise<Found> {
  const [checks, lacks] = await Promise.all([runChecks(), degraded()]);
  const ready = Object.values(checks).every((result) => result === 'ok');
  return { ready, body: { status: ready ? 'ok' : 'failing', checks, ...lacks } };
}

/** What all else works without: only documents that want a PDF wait for the converter, only the sealed file of what was signed for a seal. */
async function degraded(): Promise<{ degraded?: Record<string, string> }> {
  const { available, problem, install } = converterState();
  const unsandboxed = whyNoSandbox();
  const found = {
    converter: available ? null : [problem, install && `Run: ${install}`].filter(Boolean).join(' '),
    seal: await sealConcern(),
    disk: roomConcern(await roomLeft()),
    worker: await workerConcern(now(), process.uptime() * 1_000),
    sandbox: unsandboxed === undefined ? null : `What opens documents can reach network and data folder: ${unsandboxed}. Let bubblewrap use namespaces here.`,
  };
  const said = Object.fromEntries(Object.entries(found).filter((entry): entry is [string, string] => entry[1] !== null));
  return Object.keys(said).length > 0 ? { degraded: said } : {};
}
