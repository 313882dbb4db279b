import { textWidth } from '@/lib/engines/office/compose/compose-docx';
import { type Block, paragraph, space, table } from '@/lib/engines/office/compose/docx-blocks';
import type { Tags } from '../tags';
import type { FieldKey, TemplateWords } from '../words-of';

type Signing = {
  signer: FieldKey;
  /** The company that the signer signs for. */
  of: FieldKey | null;
  /** What stands above each side. */
  issued?: string;
  accepted: string;
};

const gap = 600;
const half = (textWidth - gap) / 2;

/** Who made the document on the left, and on the right the place where its signer signs. A drawn signature is higher than a line: room is left for it. */
export function signHere(words: TemplateWords, tags: Tags, { signer, of, issued = words.signing.issued, accepted }: Signing): Block {
  const { signing } = words;
  const field = (kind: string) => `{{${kind}:signer}}`;
  const left = [
    paragraph('Label', issued),
    paragraph('Strong', tags.of('company')),
    paragraph('Line', tags.of('representative')),
    paragraph('Quiet', tags.of('date')),
  ];
  const right = [
    paragraph('Label', accepted),
    paragraph('Strong', tags.of(of ?? signer)),
    ...(of === null ? [] : [paragraph('Line', tags.of(signer))]),
    space(16),
    paragraph('Field', field('signature')),
    space(26),
  ];
  const date = [paragraph('Field', `${signing.date}: ${field('date')}`)];
  return (
    space(14) +
    table(
      [half, gap, half],
      [
        {
          cells: [
            { content: left.join(''), width: half, above: 'hair' },
            { content: space(6), width: gap },
            { content: right.join(''), width: half, above: 'hair' },
          ],
        },
        {
          cells: [
            { content: space(6), width: half },
            { content: space(6), width: gap },
            { content: date.join(''), width: half, above: 'hair' },
          ],
        },
      ],
      { title: null, pad: 90 },
    )
  );
}
