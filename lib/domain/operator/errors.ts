import { defineErrors } from '@/lib/core/errors';

export const operatorErrors = defineErrors({
  // Nobody else is told that there is anything.
  nothingHere: ['not_found', 404, 'There is nothing here.'],
  jobNotFound: ['job_not_found', 409, 'This job is no longer among those that were given up. Somebody else may have been quicker.'],
  blockNotFound: ['block_not_found', 409, 'This address is not kept from that mail. Somebody else may have been quicker.'],
  accountNotFound: ['account_not_found', 409, 'There is no account with this id, or its person has left.'],
  workflowNotArchived: ['not_archived', 409, 'This workflow is not archived. Somebody else may have been quicker.'],
  noDomains: ['no_domains', 400, 'Give domains such as example.com, separated by commas.'],
  setElsewhere: ['set_elsewhere', 409, 'The environment of the service says this, and rules. Change the variable there, or take it out.'],
});
