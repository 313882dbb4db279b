import { defineErrors } from '@/lib/core/errors';

export const formErrors = defineErrors({
  unknown: ['not_found', 404, 'There is no form at this address. Ask whoever gave it to you for a new one.'],
  notMade: ['not_made', 409, 'This workflow has no form yet. Save it first.'],
  stale: ['conflict', 409, 'Somebody else saved this form meanwhile. Look at theirs, or save yours over it.'],
});
