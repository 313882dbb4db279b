// What strangers send is opened here: in a process that may be killed when it takes too long or too much.
import '../processes/child-watchdog.ts';
import '../processes/child-memory-limit.ts';
import { answerJobs } from '../processes/answer-jobs.ts';
import { stripForConversion } from './conversion/strip-for-conversion.ts';
import { fillTemplate } from './fill/fill-template.ts';
import { FillFailed } from './language/fill-failure.ts';
import type { OfficeJobs, Outcome } from './office-jobs.ts';
import { OfficeRefused } from './office-refused.ts';
import { readTemplate } from './template/read-template.ts';

answerJobs<OfficeJobs>({
  read: ({ bytes }) => attempt(() => readTemplate(bytes)),
  fill: (job) => attempt(() => fillTemplate(job)),
  prepare: ({ bytes }) => attempt(() => stripForConversion(bytes)),
});

function attempt<Result>(run: () => Result): Outcome<Result> {
  try {
    return { done: run() };
  } catch (error) {
    if (error instanceof OfficeRefused) {
      const { code, message, advice, faulty } = error;
      return { refused: { kind: 'file', code, message, advice, faulty } };
    }
    if (error instanceof FillFailed) return { refused: { kind: 'values', code: error.code, message: error.message, tag: error.tag } };
    throw error;
  }
}
