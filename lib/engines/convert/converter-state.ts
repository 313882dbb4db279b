import { rmSync } from 'node:fs';
import { log } from '@/lib/core/log';
import { ConversionFailed } from '@/lib/engines/convert/conversion-failed';
import { ConverterPool, type PoolLimits } from '@/lib/engines/convert/converter-pool';
import { findOffice, type Office } from '@/lib/engines/convert/find-office';
import { INSTALL_LINE } from '@/lib/engines/convert/office-packages';
import { startOffice } from '@/lib/engines/convert/start-office';
import { makeWorkFolder, sweepWorkFolders } from '@/lib/engines/convert/work-folder';
import { poolSize } from '@/lib/engines/processes/pool-size';
import { whyNoSandbox } from '@/lib/engines/processes/sandbox';

/** Megabytes at which a child ends itself in the middle of a job. */
export const MEMORY_LIMIT_MB = 2_000;
export const LIMITS: PoolLimits = {
  size: poolSize(),
  queueLimit: 1_000,
  timeoutMs: 60_000,
  startMs: 30_000,
  recycleAfter: 300,
  recycleAboveMb: 900,
};

type Converter = { pool: ConverterPool; workFolder: string };
type Held = { converter?: Promise<Converter> | undefined; open?: Converter | undefined; problem?: string | undefined; noSandbox?: string | undefined };

// Next loads a module once per layer; the children must be the same in all of them.
const shared = globalThis as typeof globalThis & { paraphConverter?: Held };
const held = (): Held => (shared.paraphConverter ??= {});

/** Whether office documents can be converted here; if not, why, and the line that installs what is missing. `unsandboxed` says why children run without bubblewrap. */
export function converterState(): { available: boolean; problem?: string; install?: string; unsandboxed?: string } {
  if (!findOffice()) return { available: false, problem: 'LibreOffice is not installed.', install: INSTALL_LINE };
  const { problem, noSandbox } = held();
  return { available: !problem, ...(problem && { problem }), ...(noSandbox && { unsandboxed: noSandbox }) };
}

/** The children of this process. Throws ConversionFailed where LibreOffice is missing. */
export async function converterPool(): Promise<ConverterPool> {
  const office = findOffice();
  if (!office) throw new ConversionFailed('converter_missing');
  held().converter ??= openConverter(office);
  return (await held().converter)?.pool as ConverterPool;
}

/** Starts a child, so that the first document does not wait for one; nothing where LibreOffice is missing. */
export async function warmConverter(): Promise<void> {
  if (findOffice()) (await converterPool()).warm();
}

/** Ends the children and removes their folders; the next document would start new ones. */
export function closeConverter(): void {
  const { open } = held();
  delete shared.paraphConverter;
  open?.pool.close();
  if (open) rmSync(open.workFolder, { recursive: true, force: true });
}

async function openConverter(office: Office): Promise<Converter> {
  const own = held();
  sweepWorkFolders();
  own.noSandbox = whyNoSandbox();
  if (own.noSandbox) log().warn({ reason: own.noSandbox }, 'LibreOffice runs without its sandbox; its settings still keep documents from the network');
  const workFolder = makeWorkFolder();
  const start = () => startOffice({ office, sandboxed: !own.noSandbox, workFolder, memoryMb: MEMORY_LIMIT_MB });
  const pool = new ConverterPool(LIMITS, start, (words) => {
    if (words) log().error({ words }, 'LibreOffice does not start');
    own.problem = words && 'LibreOffice does not start.';
  });
  own.open = { pool, workFolder };
  return own.open;
}
