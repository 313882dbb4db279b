import { format } from '@/lib/core/i18n/format';
import type { TriedText } from '@/lib/domain/workflows/views/document-view';
import type { WorkflowsWords } from '../words';
import { tagText } from './tag-text';

type Words = WorkflowsWords['looking']['texts'];
type Sentence = keyof Words['problems'];

/** The sentence of each thing that can be wrong with a text. */
const sentences: Record<string, Sentence> = {
  unclosed_braces: 'unclosed',
  unclosed_block: 'block',
  stray_end: 'block',
  stray_else: 'block',
  unknown_block: 'block',
  blocks_too_deep: 'block',
  formula_syntax: 'formula',
  formula_too_deep: 'formula',
  unbalanced_bracket: 'formula',
  nested_function: 'formula',
  unknown_function: 'formula',
  filter_syntax: 'filter',
  filter_argument: 'filter',
  unknown_filter: 'filter',
  empty_tag: 'empty',
  tag_too_long: 'unclosed',
  no_condition: 'incomplete',
  no_group: 'incomplete',
  no_label: 'incomplete',
  field_tag: 'field',
  too_long: 'too_long',
  too_big: 'too_long',
  invisible_characters: 'invisible',
  invalid_email: 'email',
  filled_email: 'filled_email',
  invalid_language: 'language',
  unfillable: 'unfillable',
};

/** Why a text is not taken, in the reader's words. */
export const problemText = ({ code, tag }: NonNullable<TriedText['problem']>, { problems }: Words): string =>
  format(problems[(Object.hasOwn(sentences, code) && sentences[code]) || 'other'], { tag: tagText(tag) });
