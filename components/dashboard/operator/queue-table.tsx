import { formatNumber } from '@/lib/core/i18n/format';
import type { ShownQueue } from '@/lib/domain/operator/schema';
import { When } from '../../ui/when';
import { Section } from '../section';
import type { OperatorWords, Reader } from './words';

type Props = { queues: readonly ShownQueue[]; words: OperatorWords; reader: Reader };

const counts = ['waiting', 'delayed', 'active', 'dead'] as const;

/** Every queue with what lies in it. */
export function QueueTable({ queues, words, reader }: Props) {
  const own = words.queues;
  return (
    <Section id="queues" title={own.title}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard */}
      <div className="overflow-x-auto" tabIndex={0}>
        <table className="w-full text-sm tabular-nums">
          <thead>
            <tr className="border-b border-line text-left text-ink-quiet">
              <th scope="col" className="py-2 pr-4 font-medium">
                {own.name}
              </th>
              {counts.map((name) => (
                <th key={name} scope="col" className="py-2 pr-4 text-right font-medium whitespace-nowrap">
                  {own[name]}
                </th>
              ))}
              <th scope="col" className="py-2 text-right font-medium whitespace-nowrap">
                {own.oldest}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-b border-line">
            {queues.map((queue) => (
              <tr key={queue.name}>
                <th scope="row" className="py-2 pr-4 text-left font-normal whitespace-nowrap">
                  {queue.name}
                </th>
                {counts.map((name) => (
                  <td key={name} className={`py-2 pr-4 text-right ${queue[name] === 0 ? 'text-ink-quiet' : name === 'dead' ? 'text-danger' : ''}`}>
                    {formatNumber(queue[name], reader.language)}
                  </td>
                ))}
                <td className="py-2 text-right whitespace-nowrap">{queue.oldestAt ? <When iso={queue.oldestAt} {...reader} /> : null}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
