// The second engine, independent of the first, and its pictures beside those of the first.
import '../../processes/child-watchdog.ts';
import '../../processes/child-memory-limit.ts';
import { answerJobs } from '../../processes/answer-jobs.ts';
import type { SecondLookJobs } from './comparison-jobs.ts';
import { secondLook } from './second-look.ts';

answerJobs<SecondLookJobs>({ compare: secondLook });
