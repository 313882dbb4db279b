import { expect, test } from 'vitest';
import type { TagFault } from '@/lib/engines/pdf/typeset/tag-refusal';
import { tagProblem } from './tag-problem';

const line = { line: 3 };
const page = { page: 2 };

const said: Record<string, [TagFault, code: string, message: string]> = {
  'an unknown party': [
    { code: 'no_such_party', content: 'signature:witness', party: 'witness', place: line },
    'unknown_party',
    'Line 3: {{signature:witness}} names the unknown party "witness". Write "signer" or "sender".',
  ],
  'no party': [
    { code: 'no_such_party', content: 'date', party: '', place: page },
    'unknown_party',
    'Page 2: {{date}} names no party. Write "signer" or "sender".',
  ],
  'a sender who does not sign': [
    { code: 'no_such_party', content: ' date : sender ', party: 'sender', place: line },
    'sender_does_not_sign',
    'Line 3: {{ date : sender }} is a field of the sender, who does not sign this document. Let the sender sign, or remove the tag.',
  ],
  'no label': [
    { code: 'no_label', content: 'text:signer', party: 'signer', place: page },
    'missing_label',
    'Page 2: {{text:signer}} needs a label. Write {{text:signer:Label}}.',
  ],
  'one field too many': [
    { code: 'too_many_fields', content: 'date:signer', party: 'signer', place: line },
    'too_many_fields',
    'Line 3: {{date:signer}} is one field too many. A document may have 200.',
  ],
};

for (const [name, [fault, code, message]] of Object.entries(said)) {
  test(`a tag with ${name} is named by its place, and the caller is told what to write`, () => {
    expect(tagProblem(fault)).toEqual({ code, message });
  });
}
