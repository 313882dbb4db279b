// Programs that npm cannot bring. As root or with sudo they are installed; otherwise the line to run is printed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { OFFICE_PACKAGES } from '../../lib/engines/convert/office-packages.ts';

const OF_OFFICE = 'making PDFs of DOCX and PPTX files';

/** `file` shows that a package is there; `when` says what needs it: "start" is the product, "test" its tests. */
const PACKAGES = [
  ...OFFICE_PACKAGES.map(({ name, file }) => ({ name, file, when: ['start', 'test'], neededFor: OF_OFFICE })),
  { name: 'chromium', program: 'chromium', when: ['test'], neededFor: 'the browser journeys' },
  { name: 'poppler-utils', program: 'pdfsig', when: ['test'], neededFor: 'checking seals and comparing pages' },
  { name: 'qpdf', program: 'qpdf', when: ['test'], neededFor: 'checking the structure of PDFs' },
];
/** A host that swallows packets must not hold up a start for minutes. */
const APT_OPTIONS = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=15', '-o', 'Acquire::https::Timeout=15'];

const programFolders = () => [...(process.env.PATH ?? '').split(':'), '/usr/bin', '/usr/local/bin'];

/** What is missing for "start" or "test". Other releases put files elsewhere: what dpkg calls installed is there too. */
export function missingPackages(when, { exists = existsSync, isInstalled = isInstalledByDpkg } = {}) {
  const isThere = ({ file, program }) => (file ? exists(file) : programFolders().some((folder) => exists(`${folder}/${program}`)));
  return PACKAGES.filter((item) => item.when.includes(when) && !isThere(item) && !isInstalled(item.name));
}

/** Installs what is missing for "start" or "test" and answers what could not be. */
export function installDebianPackages(when, say = console.log) {
  const names = missingPackages(when).map((item) => item.name);
  if (names.length === 0) return [];
  const prefix = administrator();
  if (prefix && existsSync('/usr/bin/apt-get')) {
    say(`Installing Debian packages: ${names.join(', ')}…`);
    apt(prefix, ['update', '-qq']);
    apt(prefix, ['install', '-y', '-qq', '--no-install-recommends', ...names]);
  }
  const left = missingPackages(when);
  if (left.length > 0) {
    say(`Not installed: ${left.map((item) => `${item.name} (needed for ${item.neededFor})`).join(', ')}.`);
    say(`Run: sudo apt-get update && sudo apt-get install -y --no-install-recommends ${left.map((item) => item.name).join(' ')}`);
  }
  return left;
}

function isInstalledByDpkg(name) {
  const { stdout } = spawnSync('dpkg', ['--status', name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return /^Status: install ok installed$/m.test(stdout ?? '');
}

/** How to run a command as root without a question; null where that is not possible. */
function administrator() {
  if (process.getuid?.() === 0) return [];
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0 ? ['sudo', '-n'] : null;
}

function apt(prefix, args) {
  const [command, ...rest] = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...APT_OPTIONS, ...args];
  spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'] });
}
