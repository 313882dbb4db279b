import { defineErrors } from '@/lib/core/errors';

export const historyErrors = defineErrors({
  noVersion: ['not_found', 404, 'This workflow has no version with this number. Its history lists what was changed.'],
});
