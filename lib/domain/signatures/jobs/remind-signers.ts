import { daysAfter, now } from '@/lib/core/clock';
import { inBatches } from '@/lib/engines/queue/in-batches';
import type { Job } from '@/lib/engines/queue/job';
import { daysBeforeFirstReminder, lastReminderDays, reminderIsDue, turnBeganAt } from '../rules';
import { remind } from '../sending/remind';
import { listWaiting, type WaitingRequest } from '../store';

/** Sends the reminders that are due. Runs often: each is sent once, however often it runs. */
export const remindSigners: Job = {
  name: 'remind-signers',
  async run(_, signal) {
    const at = now();
    const due = {
      ...{ turnBefore: daysAfter(at, -daysBeforeFirstReminder), turnToReminderDays: daysBeforeFirstReminder },
      ...{ endsBefore: daysAfter(at, lastReminderDays), reminderToEndDays: lastReminderDays },
    };
    await inBatches<WaitingRequest>({
      list: (after, limit) => listWaiting(due, after, limit),
      act: async (request) => reminderIsDue(request, turnBeganAt(request), at) && remind(request, 'schedule'),
      signal,
    });
  },
  retry: { limit: 2, delaySeconds: 5 },
  timeLimitSeconds: 540,
  schedule: '*/10 * * * *',
};
