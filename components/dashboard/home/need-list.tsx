import Link from 'next/link';
import { format } from '@/lib/core/i18n/format';
import type { Language } from '@/lib/core/i18n/languages';
import type { Messages } from '@/lib/words/messages';
import { When } from '../../ui/when';
import { Icon } from '../icon';

export type ShownNeed = { id: string; title: string; signer: string; why: 'bounced' | 'sender' | 'ending'; since: string };

/** Each kind has its own drawing: nobody needs to tell the colours apart. */
const looks: Record<ShownNeed['why'], { strokes: string; color: string }> = {
  bounced: { strokes: 'M2.5 5h15v10.500h-15zM2.5 5.500l7.5 5.5 7.5-5.5', color: 'text-danger' },
  sender: { strokes: 'M3.5 16.500h13M5 13l8.200-8.200 2.100 2.100-8.200 8.200-2.800.7z', color: 'text-warning' },
  ending: { strokes: 'M10 3a7 7 0 1 0 0 14a7 7 0 1 0 0-14M10 6v4.200l2.800 1.800', color: 'text-warning' },
};

type Props = { needs: readonly ShownNeed[]; language: Language; timeZone: string | null; words: Messages['homeRoom'] };

/** What somebody has to see to: of which request, why, and since or until when. */
export function NeedList({ needs, language, timeZone, words }: Props) {
  return (
    <ul className="divide-y divide-line">
      {needs.map(({ id, title, signer, why, since }) => (
        <li key={id} className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 py-3">
          <Icon strokes={looks[why].strokes} className={`mt-0.5 size-5 ${looks[why].color}`} />
          <div className="grid gap-0.5 md:grid-cols-[minmax(0,1fr)_auto] md:gap-x-6">
            <Link
              href={`/dashboard/requests?${new URLSearchParams({ search: title })}`}
              className="font-medium wrap-anywhere underline decoration-line-strong decoration-1 underline-offset-4 hover:decoration-ink"
            >
              {title}
            </Link>
            <span className="text-sm text-ink-quiet md:row-span-2">
              <When iso={since} language={language} timeZone={timeZone} />
            </span>
            <p className="text-sm wrap-anywhere text-ink-quiet">{format(words.why[why], { signer })}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
