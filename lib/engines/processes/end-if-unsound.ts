/**
 * WebAssembly that aborted, or went beyond its memory, stays as it was left: it would fail every job that comes after, whoever
 * it is for. This ends a child as the system ends one whose native code gave up; the pool starts another for the next job.
 */
export function endIfUnsound(error: unknown): void {
  if (error instanceof WebAssembly.RuntimeError) process.kill(process.pid, 'SIGABRT');
}
