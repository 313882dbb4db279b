import { format } from 'node:util';
import { afterEach, beforeEach } from 'vitest';

let announced: RegExp[] = [];
let heard: string[] = [];

/** Announces that the test makes `console.error` say something that matches. */
export function expectConsoleError(pattern: RegExp): void {
  announced.push(pattern);
}

console.error = (...args: unknown[]) => {
  heard.push(format(...args));
};

beforeEach(() => {
  announced = [];
  heard = [];
});

afterEach(() => {
  const unexpected = heard.filter((line) => !announced.some((pattern) => pattern.test(line)));
  if (unexpected.length > 0) throw new Error(`console.error said what the test did not announce with expectConsoleError():\n${unexpected.join('\n')}`);
  const silent = announced.filter((pattern) => !heard.some((line) => pattern.test(line)));
  if (silent.length > 0) throw new Error(`The test announced ${silent.join(', ')} on console.error, and it did not come.`);
});
