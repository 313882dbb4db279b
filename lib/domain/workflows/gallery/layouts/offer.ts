import { composeDocx, textWidth } from '@/lib/engines/office/compose/compose-docx';
import { facts, paragraph, space } from '@/lib/engines/office/compose/docx-blocks';
import type { Layout } from './layout';
import { signHere } from './sign-here';

const names = 3600;

/** A letter: to whom, what is offered at a glance, until when, and the place to accept. */
export const offer: Layout = ({ words, tags, spoken }) => {
  const { offer: says } = words;
  return composeDocx({
    ...spoken,
    footer: tags.text(words.signing.page),
    body: [
      paragraph('Sender', tags.of('company')),
      paragraph('Quiet', tags.of('companyAddress')),
      space(26),
      paragraph('Line', tags.of('candidate')),
      paragraph('Line', tags.of('candidateAddress')),
      space(18),
      paragraph('Quiet', `${tags.of('place')}, ${tags.of('date')}`),
      space(12),
      paragraph('Heading1', tags.text(says.subject)),
      paragraph('Normal', tags.text(says.greeting)),
      paragraph('Normal', tags.text(says.intro)),
      facts(
        [
          [says.position, tags.of('position')],
          [says.start, tags.of('startDate')],
          [says.salary, tags.of('salary')],
          [says.hours, tags.of('weeklyHours')],
          [says.holiday, tags.text(says.holidayDays)],
          [says.manager, tags.of('manager')],
          [says.workplace, tags.of('place')],
        ],
        [names, textWidth - names],
        tags.text(says.subject),
      ),
      space(12),
      paragraph('Normal', tags.text(says.next)),
      paragraph('Normal', tags.text(says.questions)),
      signHere(words, tags, { signer: 'candidate', of: null, issued: says.closing, accepted: says.acceptance }),
      space(1),
    ],
  });
};
