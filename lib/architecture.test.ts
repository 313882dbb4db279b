import { describe, expect, it } from 'vitest';
import type { Files } from './architecture/case';
import { layersCases } from './architecture/layers-cases';
import { operationsCases } from './architecture/operations-cases';
import { readSourceFiles, type SourceFile } from './architecture/source-files';
import { writingCases } from './architecture/writing-cases';

const asList = (files: Files): SourceFile[] => Object.entries(files).map(([path, text]) => ({ path, text }));
const project = readSourceFiles(process.cwd());

it('reads the project', () => {
  expect(project.length).toBeGreaterThan(50);
});

describe.each(Object.entries({ ...layersCases, ...writingCases, ...operationsCases }))('%s', (_name, { rule, bites, allows }) => {
  it('holds in the project', () => {
    expect(rule(project).map(({ path, message }) => `${path}: ${message}`)).toEqual([]);
  });

  it.each(
    bites.map(
      (files) =>
        [
          Object.entries(files)
            .map(([path, text]) => `${path}: ${text.slice(0, 60)}`)
            .join(' + '),
          files,
        ] as const,
    ),
  )('bites: %s', (_case, files) => {
    expect(rule(asList(files)).length).toBeGreaterThan(0);
  });

  it.each(
    allows.map(
      (files) =>
        [
          Object.entries(files)
            .map(([path, text]) => `${path}: ${text.slice(0, 60)}`)
            .join(' + '),
          files,
        ] as const,
    ),
  )('allows: %s', (_case, files) => {
    expect(rule(asList(files))).toEqual([]);
  });
});
