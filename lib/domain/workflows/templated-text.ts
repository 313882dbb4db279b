import { z } from 'zod';
import { hasInvisible } from '@/lib/core/text/invisible';
import { isLonger } from '@/lib/core/text/is-longer';
import { tagsOfText } from '@/lib/engines/office/language/fill-text';
import { pairBlocks } from '@/lib/engines/office/language/pair-blocks';
import { maxTemplatedLength } from './rules';

/** A text in which tags are filled for each run. What would fail there, or stay as it stands, is refused here. */
export const templatedText = ({ lines = false } = {}) =>
  z.string().superRefine((text, context) => {
    const refuse = (code: string, message: string) => context.addIssue({ code: 'custom', message, params: { code } });
    if (isLonger(text, maxTemplatedLength)) refuse('too_long', `Use at most ${maxTemplatedLength.toLocaleString('en')} characters.`);
    else if (hasInvisible(lines ? text.replaceAll('\n', '') : text)) refuse('invisible_characters', 'Remove control characters and invisible characters.');
    else for (const { code, message } of tagProblems(text)) refuse(code, message);
  });

/** Whether anything in a text is filled at all. */
export const hasTags = (text: string): boolean => tagsOfText(text).length > 0;

/** What is wrong with the tags of a text, each with the tag that it speaks of. */
export function tagProblems(text: string): { code: string; message: string; tag?: string }[] {
  const tags = tagsOfText(text).map(({ tag }) => tag);
  const broken = tags.flatMap((tag) => {
    if (tag.kind === 'broken') return [tag.fault];
    return tag.kind === 'field'
      ? [{ code: 'field_tag', tag: tag.source, message: `{{${tag.source}}} is a field to sign, which stands in a template only.` }]
      : [];
  });
  return [...broken, ...pairBlocks(tags).faults.map(({ finding }) => finding)];
}
