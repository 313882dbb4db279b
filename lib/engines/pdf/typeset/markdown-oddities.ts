import { TAG_PARTIES } from '@/lib/core/text/field-tag';
import { DocumentRefusal } from '@/lib/engines/pdf/intake/refusal';
import { readMarkdown } from '@/lib/engines/pdf/typeset/read-markdown';
import { TagCollector, type TagOddity } from '@/lib/engines/pdf/typeset/tag-collector';

/** The odd tags of a text that is not set yet. What it would be refused for is told when it is set. */
export function markdownOddities(markdown: string): readonly TagOddity[] {
  const tags = new TagCollector(TAG_PARTIES);
  try {
    readMarkdown(markdown, tags, () => '');
  } catch (error) {
    if (!(error instanceof DocumentRefusal)) throw error;
  }
  return tags.oddities;
}
