import type { AnyOperation } from '@/lib/core/operation';
import { changeKeyless } from './operator/operations/change-keyless';
import { changeSignUp } from './operator/operations/change-sign-up';
import { dropDeadJob } from './operator/operations/drop-dead-job';
import { findAccounts } from './operator/operations/find-accounts';
import { getAdmission } from './operator/operations/get-admission';
import { getConfiguration } from './operator/operations/get-configuration';
import { getHealth } from './operator/operations/get-health';
import { liftBlock } from './operator/operations/lift-block';
import { liftSuspension } from './operator/operations/lift-suspension';
import { listArchivedWorkflows } from './operator/operations/list-archived-workflows';
import { listBlocks } from './operator/operations/list-blocks';
import { listDeadJobs } from './operator/operations/list-dead-jobs';
import { listOperatorActs } from './operator/operations/list-operator-acts';
import { listQueues } from './operator/operations/list-queues';
import { listReports } from './operator/operations/list-reports';
import { restoreWorkflow } from './operator/operations/restore-workflow';
import { retryDeadJob } from './operator/operations/retry-dead-job';
import { retryDeadJobs } from './operator/operations/retry-dead-jobs';
import { setMonthlyLimit } from './operator/operations/set-monthly-limit';
import { setStorageLimit } from './operator/operations/set-storage-limit';
import { suspendAccount } from './operator/operations/suspend-account';

/** What those can do who run the service; a part of the list of all operations. */
export const operatorOperations: readonly AnyOperation[] = [
  changeKeyless,
  changeSignUp,
  dropDeadJob,
  findAccounts,
  getAdmission,
  getConfiguration,
  getHealth,
  liftBlock,
  liftSuspension,
  listArchivedWorkflows,
  listBlocks,
  listDeadJobs,
  listOperatorActs,
  listQueues,
  listReports,
  restoreWorkflow,
  retryDeadJob,
  retryDeadJobs,
  setMonthlyLimit,
  setStorageLimit,
  suspendAccount,
];
