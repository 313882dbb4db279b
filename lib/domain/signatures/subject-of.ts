import { requestsTopic } from '../events/endpoints/rules';
import type { Subject } from '../events/record';

/** A request as the log knows it: the account's endpoints for requests are told of what is recorded. */
export const subjectOf = ({ id, accountId, isTest }: { id: string; accountId: string | null; isTest: boolean }): Subject => ({
  id,
  accountId,
  topic: accountId === null ? null : requestsTopic(isTest),
});
