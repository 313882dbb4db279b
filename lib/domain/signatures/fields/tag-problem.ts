import { MAX_FIELDS } from '@/lib/engines/pdf/field';
import { tagOf } from '@/lib/engines/pdf/tag-syntax';
import type { TagFault } from '@/lib/engines/pdf/typeset/tag-refusal';
import { parties } from '../rules';

type Problem = { code: string; message: string };

/** What to tell the caller about a tag that cannot become a field. */
export function tagProblem({ code, content, party, place }: TagFault): Problem {
  const where = `${'line' in place ? `Line ${place.line}` : `Page ${place.page}`}: ${tagOf(content)}`;
  if (code === 'too_many_fields') return { code, message: `${where} is one field too many. A document may have ${MAX_FIELDS}.` };
  if (code === 'no_label') return { code: 'missing_label', message: `${where} needs a label. Write ${tagOf(`text:${party}:Label`)}.` };
  // The signer always signs: of the parties only the sender can be without fields.
  if (party === 'sender')
    return {
      code: 'sender_does_not_sign',
      message: `${where} is a field of the sender, who does not sign this document. Let the sender sign, or remove the tag.`,
    };
  const known = parties.map((name) => `"${name}"`).join(' or ');
  return { code: 'unknown_party', message: `${where} names ${party ? `the unknown party "${party}"` : 'no party'}. Write ${known}.` };
}
