import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import type { Job } from '@/lib/engines/queue/job';
import { record } from '../../events/record';
import { listEvents } from '../../events/store';
import { findBounced } from '../../mail/store';
import { emailSubject } from '../mails';
import { findProvenRequest, lockRequest } from '../store';
import { subjectOf } from '../subject-of';

/** Notes on a request that an email about it came back, by the email's id. Of one email it is noted once. */
export const noteBounce: Job = {
  name: 'note-bounce',
  async run({ id }) {
    const email = await findBounced(id);
    const request = email?.subjectKind === emailSubject && email.subjectId ? await findProvenRequest(email.subjectId) : null;
    if (!email || !request) return;
    await transaction(async (tx) => {
      await lockRequest(tx, request.id);
      const events = await listEvents(request.id);
      if (events.some((event) => event.type === 'request.email_bounced' && event.data?.emailId === id)) return;
      const data = { emailId: id, kind: email.kind, recipient: email.recipient, problem: email.problem ?? '' };
      await record(tx, subjectOf(request), 'request.email_bounced', now(), data);
    });
  },
  retry: { limit: 5, delaySeconds: 5, maxDelaySeconds: 300 },
  timeLimitSeconds: 60,
};
