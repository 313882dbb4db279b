import { expect, test } from 'vitest';
import { partsOf } from './field-tag';

test.each([
  ['signature:signer', { kind: 'signature', party: 'signer', label: '' }],
  [' text : signer : VAT: number ', { kind: 'text', party: 'signer', label: 'VAT: number' }],
  ['date', { kind: 'date', party: '', label: '' }],
  ['Date:signer', undefined],
  ['initials:signer', undefined],
  ['', undefined],
])('the parts of {{%s}}', (content, parts) => {
  expect(partsOf(content)).toEqual(parts);
});
