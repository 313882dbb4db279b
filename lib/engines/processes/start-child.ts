import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { env } from '@/lib/core/env';
import { inSandbox, SANDBOX_PATH, whyNoSandbox } from '@/lib/engines/processes/sandbox';

type Start = { entry: string; args: readonly string[]; heapMb?: number | undefined };

const inProject = (...parts: string[]) => path.join(/* turbopackIgnore: true */ env().appRoot, ...parts);

/** Our own code and packages: what children run, and all that they see beside the programs of the machine. */
const view = () => ({
  readable: [path.dirname(process.execPath), inProject('package.json'), inProject('lib'), inProject('node_modules')],
  hidden: env().dataDir,
});

/**
 * Starts a child that answers jobs (`answer-jobs.ts`). Where the machine allows it, it sees neither the network nor the data folder: it is
 * given bytes and gives bytes back, and needs neither.
 */
export function startChild({ entry, args, heapMb }: Start): ChildProcess {
  const command = { file: process.execPath, args: [...(heapMb ? [`--max-old-space-size=${heapMb}`] : []), entry, ...args] };
  const { file, args: words } = whyNoSandbox() === undefined ? inSandbox(command, view()) : command;
  return spawn(/* turbopackIgnore: true */ file, words, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // Whose process it is may have no home, and canvas asks for one.
    env: { PATH: SANDBOX_PATH, HOME: '/tmp' } as unknown as NodeJS.ProcessEnv,
  });
}

/** bubblewrap tells the signal that ended its child as a shell does. */
const SIGNALS: Record<number, NodeJS.Signals> = { 134: 'SIGABRT', 137: 'SIGKILL', 139: 'SIGSEGV', 152: 'SIGXCPU' };

/** The signal that ended a child, behind bubblewrap or not. */
export const endedBy = (code: number | null, signal: NodeJS.Signals | null): NodeJS.Signals | null => signal ?? SIGNALS[code ?? 0] ?? null;
