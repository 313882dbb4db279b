import { expect, test } from 'vitest';
import { fileProblem } from './held-document';

test.each([
  ['Lease.pdf', 1_000, null],
  ['LEASE.PDF', 1_000, null],
  ['Offer.docx', 1_000, null],
  ['Notes.md', 1_000, null],
  ['Photo.heic', 1_000, 'wrongKind'],
  ['pdf', 1_000, 'wrongKind'],
  ['Lease.pdf', 5_000_001, 'tooLarge'],
] as const)('%s of %i bytes: %s, before anything is sent', (name, size, problem) => {
  expect(fileProblem({ name, size }, 5_000_000)).toBe(problem);
});
