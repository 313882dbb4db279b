// Signs on trial and draws what strangers send: in a process that may be killed when it takes too long or too much.
import '../../processes/child-watchdog.ts';
import '../../processes/child-memory-limit.ts';
import { answerJobs } from '../../processes/answer-jobs.ts';
import type { ComparisonJobs } from './comparison-jobs.ts';
import { firstLook } from './first-look.ts';
import { signOnTrial } from './sign-on-trial.ts';

answerJobs<ComparisonJobs>({ sign: signOnTrial, compare: firstLook });
