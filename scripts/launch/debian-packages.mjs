// Programs that npm cannot bring. As root or with sudo they are installed; otherwise the line to run is printed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** `when`: "start" for what the product runs, "test" for what only the tests need. */
const PACKAGES = [
  { name: 'chromium', program: 'chromium', when: 'test', neededFor: 'the browser journeys' },
  { name: 'poppler-utils', program: 'pdfsig', when: 'test', neededFor: 'checking seals and comparing pages' },
  { name: 'qpdf', program: 'qpdf', when: 'test', neededFor: 'checking the structure of PDFs' },
];

const folders = [...(process.env.PATH ?? '').split(':'), '/usr/bin', '/usr/local/bin'];
const isThere = ({ program }) => folders.some((folder) => existsSync(`${folder}/${program}`));

/** Installs what is missing for "start" or "test" and answers what could not be. */
export function installDebianPackages(when, say = console.log) {
  const missing = () => PACKAGES.filter((item) => item.when === when && !isThere(item));
  const names = missing().map((item) => item.name);
  if (names.length === 0) return [];
  const prefix = administrator();
  if (prefix && existsSync('/usr/bin/apt-get')) {
    say(`Installing Debian packages: ${names.join(', ')}…`);
    apt(prefix, ['update', '-qq']);
    apt(prefix, ['install', '-y', '-qq', '--no-install-recommends', ...names]);
  }
  const left = missing();
  if (left.length > 0) {
    say(`Not installed: ${left.map((item) => `${item.name} (needed for ${item.neededFor})`).join(', ')}.`);
    say(`Run: sudo apt-get update && sudo apt-get install -y --no-install-recommends ${left.map((item) => item.name).join(' ')}`);
  }
  return left;
}

/** How to run a command as root without a question; null where that is not possible. */
function administrator() {
  if (process.getuid?.() === 0) return [];
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0 ? ['sudo', '-n'] : null;
}

function apt(prefix, args) {
  const [command, ...rest] = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args];
  spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'] });
}
