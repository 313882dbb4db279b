import { existsSync } from 'node:fs';
import path from 'node:path';
import { env } from '@/lib/core/env';

export type Office = { /** Folder of LibreOffice's libraries. */ program: string /** The one of them that holds its kit. */; library: string };

const USUAL = ['/usr/lib/libreoffice/program', '/usr/lib64/libreoffice/program', '/opt/libreoffice/program'];
const LIBRARIES = ['libmergedlo.so', 'libsofficeapp.so'];
/** Writer and Impress, as they must be for documents with comments. */
const PARTS = ['swriter', 'simpress'].map((part) => `../share/config/soffice.cfg/modules/${part}/ui/annotation.ui`);

/** The LibreOffice of this machine; looked for anew each time, as it may be installed while the service runs. */
export function findOffice(): Office | undefined {
  const { LIBREOFFICE_DIR } = env();
  for (const program of LIBREOFFICE_DIR ? [LIBREOFFICE_DIR] : USUAL) {
    const library = LIBRARIES.map((name) => path.join(/* turbopackIgnore: true */ program, name)).find((file) => existsSync(file));
    if (library && PARTS.every((part) => existsSync(path.join(/* turbopackIgnore: true */ program, part)))) return { program, library };
  }
  return undefined;
}
