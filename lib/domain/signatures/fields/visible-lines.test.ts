import { expect, test } from 'vitest';
import { visibleLines } from './visible-lines';

const line = (text: string, y: number) => ({ text, x: 0.1, y, width: 0.5, height: 0.02 });
const field = { id: 'f0', kind: 'signature' as const, party: 'signer' as const, label: '', required: true, page: 2, x: 0.1, y: 0.5, width: 0.3, height: 0.05 };
const page = {
  width: 595,
  height: 842,
  lines: [
    line('Terms {{not:a tag}}', 0.1),
    line('Signed: {{signature:signer}}', 0.51),
    line('{{ date : signer }}', 0.52),
    line('As in {{signature:signer}}', 0.8),
  ],
};

test('a tag where a field stands is not read out; what stands beside it is, and so is a tag elsewhere', () => {
  expect(visibleLines(page, 2, [field]).lines.map(({ text }) => text)).toEqual(['Terms {{not:a tag}}', 'Signed:', 'As in {{signature:signer}}']);
  expect(visibleLines(page, 1, [field]).lines).toHaveLength(4);
});
