import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Sample } from '@/lib/core/measures';

type LoopDelay = ReturnType<typeof monitorEventLoopDelay>;

// Next loads a module once per layer; the delay is measured once.
const shared = globalThis as typeof globalThis & { paraphLoopDelay?: LoopDelay };

function loopDelay(): LoopDelay {
  if (!shared.paraphLoopDelay) {
    shared.paraphLoopDelay = monitorEventLoopDelay({ resolution: 20 });
    shared.paraphLoopDelay.enable();
  }
  return shared.paraphLoopDelay;
}

const seconds = (nanoseconds: number): number => (Number.isFinite(nanoseconds) ? nanoseconds / 1e9 : 0);

/** What this process is doing to the machine. The delay of the loop is since the start of the measuring, at the first call. */
export function processSamples(): Sample[] {
  const delay = loopDelay();
  const { rss, heapUsed, external } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const plain: Record<string, number> = {
    paraph_process_event_loop_delay_mean_seconds: seconds(delay.mean),
    paraph_process_event_loop_delay_p99_seconds: seconds(delay.percentile(99)),
    paraph_process_open_handles: process.getActiveResourcesInfo().length,
    paraph_process_cpu_seconds_total: (user + system) / 1e6,
    paraph_process_uptime_seconds: process.uptime(),
  };
  return [
    ...Object.entries(plain).map(([name, value]) => ({ name, labels: {}, value })),
    ...Object.entries({ rss, heap: heapUsed, external }).map(([of, value]) => ({ name: 'paraph_process_memory_bytes', labels: { of }, value })),
  ];
}
