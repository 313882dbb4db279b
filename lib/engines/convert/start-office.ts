import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import path from 'node:path';
import { env } from '@/lib/core/env';
import { LIFELINE } from '@/lib/engines/convert/end-with-parent';
import type { Office } from '@/lib/engines/convert/find-office';
import type { OfficeSettings } from '@/lib/engines/convert/office-jobs';
import { makeProfile, type Owner } from '@/lib/engines/convert/office-profile';
import { inSandbox } from '@/lib/engines/processes/sandbox';

export type StartOptions = { office: Office; sandboxed: boolean /** Where the child's own folder is made. */; workFolder: string; memoryMb: number };

/** As whom root's children go on: by this number Linux knows nobody. They need nothing that is anybody's, the data folder least of all. */
const NOBODY: Owner = { uid: 65_534, gid: 65_534 };

const inProject = (...parts: string[]) => path.join(/* turbopackIgnore: true */ env().appRoot, ...parts);

/** Starts LibreOffice in a child. Its folder goes with it. */
export function startOffice({ office, sandboxed, workFolder, memoryMb }: StartOptions): ChildProcess {
  const user = process.getuid?.() === 0 ? NOBODY : undefined;
  const fonts = inProject('node_modules/@expo-google-fonts');
  const folder = makeProfile(workFolder, [fonts], user);
  const settings: OfficeSettings = { ...office, folder, user, memoryMb };
  const command = { file: process.execPath, args: [inProject('lib/engines/convert/office-child.ts'), JSON.stringify(settings)] };
  const readable = [
    path.dirname(office.program),
    path.dirname(process.execPath),
    inProject('package.json'),
    inProject('lib/engines/convert'),
    inProject('lib/engines/processes'),
    inProject('node_modules/koffi'),
    inProject('node_modules/@koromix'),
    fonts,
  ];
  const { file, args } = sandboxed ? inSandbox(command, { readable, writable: folder, becomesAnother: user !== undefined }) : command;
  const child = spawn(/* turbopackIgnore: true */ file, args, {
    cwd: folder,
    serialization: 'advanced',
    // The last one is the LIFELINE.
    stdio: ['ignore', 'ignore', 'pipe', 'ipc', 'pipe'],
    env: {
      PATH: '/usr/bin:/bin',
      HOME: folder,
      TMPDIR: path.join(folder, 'work'),
      LANG: 'C.UTF-8',
      TZ: 'UTC',
      SAL_USE_VCLPLUGIN: 'svp',
      FONTCONFIG_FILE: path.join(folder, 'fonts.conf'),
    } as unknown as NodeJS.ProcessEnv,
  });
  (child.stdio[LIFELINE] as Socket).on('error', () => {}).unref();
  child.once('close', () => rmSync(folder, { recursive: true, force: true }));
  return child;
}
