import { db } from '@/lib/core/db';
import { Prisma } from '@/lib/core/generated/client';
import type { AccountScope } from '../../accounts/scope';
import type { DisabledReason } from '../rules';

export type DisabledRow = { id: string; url: string; reason: DisabledReason; disabledAt: Date; workflow: string | null };

/** An account's endpoints that were disabled by what came back from them, the newest first; what somebody switched off stays so. */
export const listDisabled = (scope: AccountScope, limit: number): Promise<DisabledRow[]> => db().$queryRaw<DisabledRow[]>(disabledOf(scope, limit));

export const disabledOf = ({ accountId }: Pick<AccountScope, 'accountId'>, limit: number): Prisma.Sql => Prisma.sql`
    SELECT endpoint.id, endpoint.url, endpoint.disabled_reason AS reason, endpoint.disabled_at AS "disabledAt", workflows.name AS workflow
    FROM webhook_endpoints endpoint LEFT JOIN workflows ON workflows.id = endpoint.topic
    WHERE endpoint.account_id = ${accountId} AND endpoint.disabled_at IS NOT NULL AND endpoint.disabled_reason <> 'owner' AND workflows.archived_at IS NULL
    ORDER BY endpoint.disabled_at DESC LIMIT ${limit}`;
