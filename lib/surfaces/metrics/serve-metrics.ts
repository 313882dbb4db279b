import { now } from '@/lib/core/clock';
import { env } from '@/lib/core/env';
import { sameSecret } from '@/lib/core/ids';
import { type Sample, samplesNow } from '@/lib/core/measures';
import { instanceName, ofDatabase } from '@/lib/domain/operator/measures/note-measures';
import { processSamples } from '@/lib/domain/operator/measures/process-samples';
import { measuredForMs } from '@/lib/domain/operator/measures/rules';
import { listMeasures } from '@/lib/domain/operator/measures/store';
import { renderSamples } from './render-samples';

const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };

/** The numbers of this process as they are, and those that workers put down. Without a token in the configuration there is no such address. */
export async function serveMetrics(request: Request): Promise<Response> {
  const token = env().METRICS_TOKEN;
  if (token === undefined) return new Response('There is nothing at this address.\n', { status: 404, headers: plain });
  const given = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  if (!sameSecret(given, token))
    return new Response('Send the METRICS_TOKEN of this service as Authorization: Bearer <METRICS_TOKEN>.\n', {
      status: 401,
      headers: { ...plain, 'www-authenticate': 'Bearer' },
    });
  const own = [...processSamples(), ...samplesNow()].map(labelled('web', instanceName()));
  return new Response(renderSamples([...own, ...(await ofOthers())]), { headers: { ...plain, 'content-type': 'text/plain; version=0.0.4; charset=utf-8' } });
}

const labelled =
  (process: string, instance: string) =>
  (sample: Sample): Sample => ({ ...sample, labels: { process, instance, ...sample.labels } });

/** Where the database does not answer, this process still tells its own. */
async function ofOthers(): Promise<Sample[]> {
  const rows = await listMeasures(new Date(now().getTime() - measuredForMs)).catch(() => []);
  return rows.flatMap(({ process, samples }) => {
    const [kind = '', instance = ''] = process.split(' ');
    return process === ofDatabase ? samples : samples.map(labelled(kind, instance));
  });
}
