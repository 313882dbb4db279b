import { workflowTopic } from '../events/endpoints/rules';
import type { Subject } from '../events/record';

/** To what the events of a run belong, and who is told of them. */
export const subjectOf = ({ id, accountId, workflowId }: { id: string; accountId: string; workflowId: string }): Subject => ({
  id,
  accountId,
  topic: workflowTopic(workflowId),
});
