import type { z } from 'zod';
import { offsetTime } from '@/lib/core/offset-time';
import type { Missing } from './completeness/missing';
import type { readiness } from './schema-readiness';
import type { FieldChange } from './source/field-changes';
import type { WorkflowRow } from './store';

export const presentReadiness = (workflow: WorkflowRow, missing: readonly Missing[], changes: readonly FieldChange[]): z.input<typeof readiness> => ({
  status: workflow.archivedAt ? 'ARCHIVED' : missing.length > 0 ? 'INCOMPLETE' : 'COMPLETE',
  missing: [...missing],
  fieldChanges: changes.map((change) => ({ ...change, at: offsetTime(new Date(change.at)) })),
});
