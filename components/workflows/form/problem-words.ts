import type { WorkflowsWords } from '../words';

type Words = WorkflowsWords['formEditor']['problems'];

const ofPlace: Readonly<Record<string, keyof Words>> = {
  'value empty': 'setEmpty',
  'value number': 'setNumber',
  'value date': 'setDate',
  'label empty': 'labelEmpty',
  'name empty': 'nameEmpty',
  'name duplicate': 'nameTwice',
  'title empty': 'titleEmpty',
  'options empty': 'optionsEmpty',
  'options duplicate': 'optionsTwice',
  'members empty': 'membersEmpty',
};
const ofCode: Readonly<Record<string, keyof Words>> = { too_long: 'tooLong', invisible_characters: 'invisible' };

/** Why a place of a form cannot be saved so, in the words of whoever sets it up: the refusal itself speaks English, to programs. */
export function problemWords(path: string, code: string, words: Words): string {
  const place = path
    .replace(/\[\d+\]/g, '')
    .split('.')
    .at(-1);
  return words[ofPlace[`${place} ${code}`] ?? ofCode[code] ?? 'other'];
}
