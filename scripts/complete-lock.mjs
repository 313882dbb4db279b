// After `npm install`: where the registry offers no build for some platform, npm leaves that platform's
// package out of the lock, and `npm ci` then refuses the lock on every machine. This adds the entries.
import { readFileSync, writeFileSync } from 'node:fs';

const SYSTEM = /(darwin|win32|android|freebsd|openharmony|linux)/;
const PROCESSOR = /(arm64|x64|ia32|arm|riscv64|s390x|ppc64|wasm32)/;
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const added = [];

for (const [place, entry] of Object.entries({ ...lock.packages })) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const held = nearest(place, name);
    if (lock.packages[held]?.version === version || !/^\d/.test(version)) continue;
    // Another version may hold the place at the top already.
    const where = held ? `${place}/node_modules/${name}` : `node_modules/${name}`;
    const os = SYSTEM.exec(name)?.[1];
    const cpu = PROCESSOR.exec(name)?.[1];
    lock.packages[where] = { version, optional: true, ...(cpu && { cpu: [cpu] }), ...(os && { os: [os] }) };
    added.push(where);
  }
}

lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
console.log(added.length > 0 ? `Added to the lock: ${added.join(', ')}` : 'The lock is complete.');

/** Where Node would find the package from this place: beside it, or in a folder above. */
function nearest(place, name) {
  for (let from = place; ; from = from.slice(0, Math.max(from.lastIndexOf('/node_modules/'), 0))) {
    const candidate = `${from}${from && '/'}node_modules/${name}`;
    if (lock.packages[candidate]) return candidate;
    if (!from) return undefined;
  }
}
