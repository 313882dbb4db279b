import { composePptx } from '@/lib/engines/office/compose/compose-pptx';
import type { Layout } from './layout';

/** A report in five slides; the rows of its tables repeat with the data. */
export const slides: Layout = ({ words, tags, spoken }) => {
  const { slides: says } = words;
  return composePptx({
    ...spoken,
    slides: [
      { kind: 'cover', title: tags.text(says.title), subtitle: tags.text(says.subtitle) },
      { kind: 'text', title: says.summary, lines: [tags.of('summary'), tags.text(says.customer), tags.text(says.lead)] },
      {
        kind: 'table',
        title: says.results,
        head: [says.measure, says.value],
        row: [tags.of('measure', 'results'), tags.of('value', 'results')],
        shares: [3, 2],
      },
      { kind: 'table', title: says.steps, head: [says.step, says.owner], row: [tags.of('step', 'steps'), tags.of('owner', 'steps')], shares: [3, 2] },
      { kind: 'cover', title: says.thanks, subtitle: tags.text(says.contact) },
    ],
  });
};
