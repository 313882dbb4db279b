import { awardWidth, composeDocx } from '@/lib/engines/office/compose/compose-docx';
import { paragraph, space, table } from '@/lib/engines/office/compose/docx-blocks';
import type { Layout } from './layout';

const side = 4600;
const gap = awardWidth - 2 * side;

/** One page across, framed and centred: who, what, when, and whose word it is. */
export const certificate: Layout = ({ words, tags, spoken }) => {
  const { certificate: says } = words;
  const below = (label: string, text: string) => ({
    content: paragraph('CenteredStrong', text) + paragraph('CenteredQuiet', label),
    width: side,
    above: 'hair' as const,
  });
  return composeDocx({
    ...spoken,
    isAward: true,
    body: [
      space(22),
      paragraph('Centered', tags.of('company')),
      space(14),
      paragraph('Award', says.kind),
      space(10),
      paragraph('Centered', says.intro),
      paragraph('Honoured', tags.of('participant')),
      paragraph('Centered', says.completed),
      paragraph('Course', tags.of('course')),
      paragraph('Centered', tags.of('topics')),
      paragraph('Centered', tags.text(says.details)),
      space(46),
      table(
        [side, gap, side],
        [{ cells: [below(says.trainer, tags.of('trainer')), { content: space(6), width: gap }, below(says.place, `${tags.of('place')}, ${tags.of('date')}`)] }],
        { title: null, pad: 90 },
      ),
      space(16),
      paragraph('CenteredQuiet', tags.text(says.number)),
    ],
  });
};
