import { db } from '@/lib/core/db';
import { Prisma } from '@/lib/core/generated/client';
import type { AccountScope } from '../../accounts/scope';

export type FailedRun = { id: string; workflowId: string; workflow: string; problem: string | null; code: string | null; failedAt: Date };

/** An account's runs that failed since then and were not run again, the newest first, of workflows that are not archived. */
export const listFailed = (scope: AccountScope, since: Date, limit: number): Promise<FailedRun[]> =>
  db().$queryRaw<FailedRun[]>(failedRuns(scope, since, limit));

export const failedRuns = ({ accountId }: Pick<AccountScope, 'accountId'>, since: Date, limit: number): Prisma.Sql => Prisma.sql`
    SELECT run.id, run.workflow_id AS "workflowId", workflows.name AS workflow, run.error->>'message' AS problem, run.error->>'code' AS code,
      run.finished_at AS "failedAt"
    FROM automations run JOIN workflows ON workflows.id = run.workflow_id AND workflows.archived_at IS NULL
    WHERE run.account_id = ${accountId} AND run.status = 'failed' AND run.finished_at > ${since}::timestamptz AND run.erased_at IS NULL
      AND NOT EXISTS (SELECT 1 FROM automations again WHERE again.rerun_of = run.id)
    ORDER BY run.finished_at DESC, run.id DESC LIMIT ${limit}`;
