// Loaded into every process of the product under chaos: its clock is off by what stands in a file, as that of a machine whose
// time was set.
import { readFileSync } from 'node:fs';

const LOOK_MS = 200;
const file = process.env.CHAOS_CLOCK_FILE;
const Exact = Date;
let offsetMs = 0;

function look() {
  try {
    offsetMs = Number(readFileSync(file, 'utf8')) || 0;
  } catch {
    // It is just being written.
  }
}

if (file) {
  look();
  setInterval(look, LOOK_MS).unref();
  const exactNow = Exact.now;
  Exact.now = () => exactNow() + offsetMs;
  globalThis.Date = new Proxy(Exact, { construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [Exact.now()] : given, made) });
}
