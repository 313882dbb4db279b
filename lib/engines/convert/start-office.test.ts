import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { MEMORY_LIMIT_MB } from '@/lib/engines/convert/converter-state';
import { findOffice, type Office } from '@/lib/engines/convert/find-office';
import { startOffice } from '@/lib/engines/convert/start-office';
import { makeWorkFolder } from '@/lib/engines/convert/work-folder';
import { whyNoSandbox } from '@/lib/engines/processes/sandbox';

vi.setConfig({ testTimeout: 60_000 });

test('a child that nobody waits for any more when LibreOffice has started ends, and does not compute for ever', async () => {
  const workFolder = makeWorkFolder();
  const child = startOffice({ office: findOffice() as Office, sandboxed: whyNoSandbox() === undefined, workFolder, memoryMb: MEMORY_LIMIT_MB });
  onTestFinished(() => {
    child.kill('SIGKILL');
    rmSync(workFolder, { recursive: true, force: true });
  });
  child.disconnect();
  await once(child, 'exit');
  expect(child.exitCode ?? child.signalCode).not.toBeNull();
});
