import { runChecks } from '@/lib/domain/operator/health/checks';
import { sealConcern } from '@/lib/domain/signatures/sealing/seal-warnings';
import { converterState } from '@/lib/engines/convert/converter-state';

/** Whether the service can do its work: 200, or 503 naming what fails. `degraded` names what is missing while all else works, and what to do. */
export async function readiness(): Promise<Response> {
  const checks = await runChecks();
  const ready = Object.values(checks).every((result) => result === 'ok');
  return Response.json(
    { status: ready ? 'ok' : 'failing', checks, ...(await degraded()) },
    { status: ready ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  );
}

/** Without the converter only documents that want a PDF wait; without a seal only the sealed file of what was signed. */
async function degraded(): Promise<{ degraded?: Record<string, string> }> {
  const { available, problem, install } = converterState();
  const seal = await sealConcern();
  const missing = {
    ...(available ? {} : { converter: [problem, install && `Run: ${install}`].filter(Boolean).join(' ') }),
    ...(seal === null ? {} : { seal }),
  };
  return Object.keys(missing).length > 0 ? { degraded: missing } : {};
}
