import type { DeliveryRow } from './deliveries/log/store';
import type { Attempt } from './deliveries/store';
import type { DeliveryStatus, DisabledReason } from './rules';
import type { EndpointRow } from './store';

const timeOf = (date: Date | null): string | null => date?.toISOString() ?? null;

export const presentWebhook = (row: EndpointRow) => ({
  webhook_id: row.id,
  url: row.url,
  events: row.events,
  workflow_id: row.workflowId,
  test: row.isTest,
  enabled: row.disabledAt === null,
  disabled_at: timeOf(row.disabledAt),
  disabled_reason: row.disabledReason as DisabledReason | null,
  failing_since: timeOf(row.failingSince),
  held_deliveries: row.held,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});

export const presentDelivery = (row: DeliveryRow) => ({
  delivery_id: row.id,
  event_id: row.eventId,
  type: row.type,
  status: row.status as DeliveryStatus,
  attempts: row.attempts,
  next_attempt_at: timeOf(row.nextAt),
  created_at: row.createdAt.toISOString(),
  finished_at: timeOf(row.finishedAt),
});

export const presentAttempt = ({ at, durationMs, status, problem, answer }: Omit<Attempt, 'wire'>) => ({
  at: at.toISOString(),
  duration_ms: durationMs,
  status,
  problem,
  answer,
});
