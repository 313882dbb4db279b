import type { Job } from '@/lib/engines/queue/job';
import type { Watch } from '@/lib/engines/queue/watch';
import { addNotedStorage } from './accounts/jobs/add-storage-changes';
import { forgetOldAnswers } from './accounts/jobs/forget-answers';
import { forgetFullBuckets } from './accounts/jobs/forget-buckets';
import { forgetOldCalls } from './accounts/jobs/forget-calls';
import { forgetSignIns } from './accounts/jobs/forget-sign-ins';
import { advanceAutomation } from './automations/jobs/advance-automation';
import { beginImportedRows } from './automations/jobs/begin-imported-rows';
import { eraseOldAutomations } from './automations/jobs/erase-automations';
import { sweepAutomations } from './automations/jobs/sweep-automations';
import { takeSignedOutputOf } from './automations/jobs/take-signed-output';
import { tendImports } from './automations/jobs/tend-imports';
import { emptyAccounts } from './departures/jobs/empty-accounts';
import { emails } from './emails';
import { forgetEndedUploads } from './files/jobs/forget-uploads';
import { sweepStorageDaily } from './files/jobs/sweep-storage';
import { forgetEndedMailDays } from './mail/jobs/forget-mail-days';
import { sendEmail } from './mail/jobs/send-email';
import { sendUrgentEmail } from './mail/jobs/send-urgent-email';
import { watchMeasures } from './operator/measures/note-measures';
import { eraseOldDocuments } from './signatures/jobs/erase-documents';
import { expireRequests } from './signatures/jobs/expire-requests';
import { finishHeldRequests } from './signatures/jobs/finish-held-requests';
import { finishSignedRequest } from './signatures/jobs/finish-request';
import { forgetDrafts } from './signatures/jobs/forget-drafts';
import { noteBounce } from './signatures/jobs/note-bounce';
import { remindSigners } from './signatures/jobs/remind-signers';
import { watchSeal } from './signatures/jobs/watch-seal';
import { deliverDue } from './webhooks/deliveries/deliver-due';
import { announceEvent } from './webhooks/jobs/announce-event';
import { forgetOldDeliveries } from './webhooks/jobs/forget-deliveries';
import { hastenPlannedDeliveries } from './webhooks/jobs/hasten-deliveries';
import { recheckWorkflows } from './workflows/jobs/recheck-workflows';

/** What the product does in the background. */
export const jobs: readonly Job[] = [
  finishSignedRequest,
  sendUrgentEmail(emails),
  sendEmail(emails),
  expireRequests,
  remindSigners,
  eraseOldDocuments,
  forgetSignIns,
  forgetEndedMailDays,
  forgetOldAnswers,
  forgetFullBuckets,
  addNotedStorage,
  forgetOldCalls,
  forgetEndedUploads,
  sweepStorageDaily,
  advanceAutomation,
  sweepAutomations,
  takeSignedOutputOf,
  eraseOldAutomations,
  beginImportedRows,
  tendImports,
  announceEvent,
  forgetOldDeliveries,
  hastenPlannedDeliveries,
  noteBounce,
  recheckWorkflows,
  finishHeldRequests,
  watchSeal,
  emptyAccounts,
  forgetDrafts,
];

/** What it looks for by itself. */
export const watches: readonly Watch[] = [deliverDue, watchMeasures];
