import type { Role } from '@/lib/core/caller';
import { may } from '@/lib/domain/accounts/access';

/** What everybody behind sign-in may be offered from anywhere, by the table that the guards read. */
export const offeredTo = (role: Role) => {
  const person = { role, readOnly: false };
  return {
    sending: may(person, 'requests.send'),
    makingKeys: may(person, 'keys.make'),
    inviting: may(person, 'members.manage'),
    editingWorkflows: may(person, 'workflows.edit'),
    runningWorkflows: may(person, 'workflows.run'),
  };
};
