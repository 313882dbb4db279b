// The second half of `npm test`: every check in its order, and one line at the end that counts them all.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { testFolder } from '../database/test-database.mjs';
import { buildStale } from './build-stale.mjs';
import { isStale, results } from './build-stamp.mjs';
import { installDebianPackages } from './debian-packages.mjs';
import { root } from './environment.mjs';

const bin = path.join(root, 'node_modules/.bin');
const unitReport = path.join(testFolder(), 'vitest.json');
const journeyReport = path.join(testFolder(), 'playwright.json');

// A check counts as one; the two test runners count their tests.
const STEPS = [
  { title: 'Tools', run: toolsAreThere },
  { title: 'Database client', run: () => buildStale(['client']) },
  { title: 'Lint', run: () => tool('biome', ['ci', '--colors=off']) },
  { title: 'Types', run: types },
  { title: 'Architecture, unit and integration tests', run: unitTests, count: () => vitestCounts(unitReport) },
  { title: 'Unused code', run: () => tool('knip', ['--no-progress']) },
  { title: 'Build', run: () => buildStale(['bundles', 'web']) },
  { title: 'Browser journeys', run: journeys, count: () => playwrightCounts(journeyReport) },
];

const total = { passed: 0, failed: 0, tests: 0 };
const failures = [];
const repeated = [];
const times = [];
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));
process.on('disconnect', () => process.exit(1));
for (const step of STEPS) await take(step);

console.log(`\nTook: ${times.join(', ')}.`);
if (repeated.length > 0) console.log(`\nFailed once and passed when repeated; each is worth a look:\n${repeated.join('\n')}`);
// Named last, as the tail of a long log is what people see.
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
if (total.tests === 0) console.log('\nNo test ran.');
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 || total.tests === 0 ? 1 : 0);

async function take({ title, run, count }) {
  console.log(`\n=== ${title}`);
  const began = Date.now();
  const error = await run().then(
    () => undefined,
    (reason) => reason,
  );
  if (error) console.log(error.message);
  const counts = count?.() ?? { passed: 0, failed: 0, names: [] };
  total.tests += counts.passed + counts.failed;
  // A runner that failed without a failed test, or without any, has failed itself.
  if (error && counts.failed === 0) counts.failed = 1;
  if (!error && !count) counts.passed = 1;
  total.passed += counts.passed;
  total.failed += counts.failed;
  if (counts.failed > 0) failures.push(title, ...(counts.names ?? []).map((name) => `  ${name}`));
  repeated.push(...(counts.repeated ?? []).map((name) => `  ${name}`));
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  times.push(`${title} ${seconds} s`);
  console.log(`--- ${title}: ${counts.failed > 0 ? 'failed' : 'passed'} after ${seconds} s`);
}

async function toolsAreThere() {
  const missing = installDebianPackages('test');
  if (missing.length > 0) throw new Error('Some tests cannot run without them.');
}

async function types() {
  await tool('next', ['typegen']);
  await tool('tsc', ['--noEmit']);
}

function unitTests() {
  rmSync(unitReport, { force: true });
  return tool('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]);
}

async function journeys() {
  if (isStale(results.web)) throw new Error('The build failed, so there is nothing to walk through.');
  rmSync(journeyReport, { force: true });
  return tool('playwright', ['test'], { PLAYWRIGHT_JSON_OUTPUT_NAME: journeyReport });
}

function vitestCounts(report) {
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = read(report);
  const names = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed').map((test) => `${test.fullName}: ${firstLine(test.failureMessages?.[0])}`);
    const whole = status === 'failed' && tests.length === 0 ? [firstLine(message)] : [];
    return [...tests, ...whole].map((text) => `${path.relative(root, name)} > ${text}`);
  });
  return { passed: numPassedTests, failed: numFailedTests, names };
}

function playwrightCounts(report) {
  const { stats = {}, suites = [] } = read(report);
  const { expected = 0, flaky = 0, unexpected = 0 } = stats;
  const named = (isMeant) => suites.flatMap((suite) => journeysThat(isMeant, suite));
  const isRepeated = ({ ok, tests = [] }) => ok && tests.some(({ status }) => status === 'flaky');
  return { passed: expected + flaky, failed: unexpected, names: named(({ ok }) => !ok), repeated: named(isRepeated) };
}

function journeysThat(isMeant, { file, specs = [], suites = [] }) {
  return [...specs.filter(isMeant).map(({ title }) => `${file} > ${title}`), ...suites.flatMap((suite) => journeysThat(isMeant, suite))];
}

function firstLine(text = '') {
  return text.split('\n', 1)[0].slice(0, 200);
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

function tool(name, args, variables = {}) {
  const env = { ...process.env, ...variables, PATH: `${bin}${path.delimiter}${process.env.PATH}`, NEXT_TELEMETRY_DISABLED: '1', CHECKPOINT_DISABLE: '1' };
  const child = spawn(path.join(bin, name), args, { cwd: root, env, stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${name} ended with ${code}.`))));
  });
}
