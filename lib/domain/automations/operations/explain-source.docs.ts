import type { OperationDocs } from '@/lib/core/operation-docs';

export const explainSourceDocs: OperationDocs = {
  remarks: 'For whoever opens the address in a browser. It says how to post to it, and starts nothing.',
  examples: [{ title: 'In words', status: 200, given: 'source of a complete workflow', path: { secret: '$SOURCE_SECRET' }, saves: 'source.txt' }],
};
