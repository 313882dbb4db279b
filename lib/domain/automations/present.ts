import type { z } from 'zod';
import { offsetTime } from '@/lib/core/offset-time';
import type { Finding } from '@/lib/engines/office/language/finding';
import type { ListedEvent } from './inbound/store';
import type { AutomationStatus } from './rules';
import type { RunRow, StepRow } from './running/store';
import type { shownAutomation, shownAutomationDetails, shownEvent } from './schema';

const timeOrNull = (at: Date | null) => at && offsetTime(at);

type Shown = z.input<typeof shownAutomation>;
type ShownStep = z.input<typeof shownAutomationDetails>['steps'][number];

export const presentAutomation = (run: RunRow): Shown => ({
  id: run.id,
  workflowId: run.workflowId,
  workflowVersion: run.workflowVersion,
  eventId: run.sourceEventId,
  rerunOf: run.rerunOf,
  status: run.status as AutomationStatus,
  test: run.isTest,
  warnings: run.warnings,
  error: run.error as Shown['error'],
  createdAt: offsetTime(run.createdAt),
  startedAt: timeOrNull(run.startedAt),
  finishedAt: timeOrNull(run.finishedAt),
});

export const presentStep = ({ position, kind, documentId, status, attempts, findings, error, input, output, startedAt, finishedAt }: StepRow): ShownStep => ({
  position,
  kind,
  documentId,
  status: status as ShownStep['status'],
  attempts,
  findings: findings as Finding[],
  error: status === 'done' ? null : (error as ShownStep['error']),
  facts: { ...(input as object | null), ...(output as object | null) },
  startedAt: timeOrNull(startedAt),
  finishedAt: timeOrNull(finishedAt),
});

export const presentEvent = ({ id, status, automationId, cameBy, bytes, createdAt }: ListedEvent): z.input<typeof shownEvent> => ({
  id,
  status,
  automationId,
  sourceType: cameBy === 'form' ? 'FORM' : 'WEBHOOK',
  size: bytes,
  receivedAt: offsetTime(createdAt),
});
