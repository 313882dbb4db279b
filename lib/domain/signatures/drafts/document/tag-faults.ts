import type { FoundTag } from '@/lib/engines/pdf/intake/intake-jobs';
import { DocumentRefusal } from '@/lib/engines/pdf/intake/refusal';
import { readMarkdown } from '@/lib/engines/pdf/typeset/read-markdown';
import { refuseUnknownLetters } from '@/lib/engines/pdf/typeset/refuse-unknown-letters';
import { TagCollector } from '@/lib/engines/pdf/typeset/tag-collector';
import { TagRefusal } from '@/lib/engines/pdf/typeset/tag-refusal';
import { tagProblem } from '../../fields/tag-problem';
import { parties, signingParties } from '../../rules';

type Fault = { code: string; message: string };

/** What is wrong with the tags of a PDF, whoever signs it. */
export function pdfTagFault(found: readonly FoundTag[]): Fault | null {
  const tags = new TagCollector(parties);
  for (const { content, page } of found) tags.read(content, { page });
  return firstFault(() => tags.refuseFaults());
}

/** What a text cannot be set for, as far as it can be told without setting it. */
export function markdownFault({ markdown, title, senderSigns }: { markdown: string; title: string; senderSigns: boolean }): Fault | null {
  const tags = new TagCollector(signingParties({ senderSigns }));
  return firstFault(() => {
    refuseUnknownLetters(`${title}\n${markdown}`);
    readMarkdown(markdown, tags, () => '');
    tags.refuseFaults();
  });
}

function firstFault(look: () => void): Fault | null {
  try {
    look();
    return null;
  } catch (error) {
    if (error instanceof DocumentRefusal) return { code: error.code, message: error.message };
    const [fault] = error instanceof TagRefusal ? error.faults : [];
    if (!fault) throw error;
    return tagProblem(fault);
  }
}
