import { importsOf, type Rule, type SourceFile, type Violation } from './source-files';

const JOB_FILE = /^lib\/domain\/[^/]+\/jobs\/[^/]+\.ts$/;
const LIST = 'lib/domain/jobs.ts';

const jobFiles = (files: readonly SourceFile[]) => files.filter(({ path }) => JOB_FILE.test(path) && !path.endsWith('.test.ts'));
const verbNoun = (path: string) => path.split('/').at(-1)?.replace(/\.ts$/, '') ?? '';

/** A job is found by the name of its file: in the list, in the log and in its queue. */
export const everyJobIsListed: Rule = (files) => {
  const list = files.find(({ path }) => path === LIST);
  const listed = new Set(list ? importsOf(list) : []);
  return jobFiles(files).flatMap(({ path, text }): Violation[] => {
    if (!text.includes(`name: '${verbNoun(path)}'`)) return [{ path, message: `A job has the name of its file: write name: '${verbNoun(path)}'.` }];
    return listed.has(path.replace(/\.ts$/, '')) ? [] : [{ path, message: `Not in the list: add it to ${LIST}, from which the worker takes its work.` }];
  });
};

export const everyJobHasATest: Rule = (files) => {
  const paths = new Set(files.map(({ path }) => path));
  return jobFiles(files)
    .filter(({ path }) => !paths.has(path.replace(/\.ts$/, '.test.ts')))
    .map(({ path }) => ({ path, message: `No test beside it: write ${path.replace(/\.ts$/, '.test.ts')}, named for what the job guarantees.` }));
};

/** The worker and the queue are given the list. */
export const jobsStandInTheDomain: Rule = (files) => {
  const names = jobFiles(files).map(({ path }) => verbNoun(path));
  return files
    .filter(({ path }) => /^lib\/(engines\/queue|surfaces\/worker)\//.test(path) && !path.endsWith('.test.ts'))
    .filter((file) => names.some((name) => file.text.includes(`'${name}'`)))
    .map(({ path }) => ({ path, message: `Knows a job by its name: what a job is and does stands in its file, and ${LIST} is handed on as it is.` }));
};
