// A tenth of a second for each megabyte, in one piece: too long for a process that serves others.
import '../processes/child-watchdog.ts';
import { PDF } from '@libpdf/core';
import { answerJobs } from '../processes/answer-jobs.ts';
import type { ProtectionJobs } from './protection-jobs.ts';

/** Taking pages out is copying too. Screen readers may always read. */
const NO_COPIES = { copy: false, modify: false, assemble: false, accessibility: true };

answerJobs<ProtectionJobs>({
  protect: async ({ pdf, userPassword, ownerPassword, preventCopy }) => {
    const document = await PDF.load(pdf);
    document.setProtection({ userPassword, ownerPassword, algorithm: 'AES-256', permissions: preventCopy ? NO_COPIES : {} });
    return document.save();
  },
});
