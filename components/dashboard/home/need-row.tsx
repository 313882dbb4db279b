import Link from 'next/link';
import type { ReactNode } from 'react';
import type { Language } from '@/lib/core/i18n/languages';
import { When } from '../../ui/when';
import { Icon } from '../icon';
import { nameLink } from '../name-link';

/** Each kind has its own drawing: nobody needs to tell the colours apart. */
const looks = {
  bounced: { strokes: 'M2.5 5h15v10.500h-15zM2.5 5.500l7.5 5.5 7.5-5.5', color: 'text-danger' },
  sender: { strokes: 'M3.5 16.500h13M5 13l8.200-8.200 2.100 2.100-8.200 8.200-2.800.7z', color: 'text-warning' },
  ending: { strokes: 'M10 3a7 7 0 1 0 0 14a7 7 0 1 0 0-14M10 6v4.200l2.800 1.800', color: 'text-warning' },
  failed: { strokes: 'M10 3.200l7.300 13H2.700zM10 8v4M10 14v.1', color: 'text-danger' },
  webhook: { strokes: 'M4 10h4M12 10h4M8 7v6M12 7v6M3.500 3.500l13 13', color: 'text-danger' },
  key: { strokes: 'M7 12.5a3.5 3.5 0 1 1 3.3-4.7h7.2v3h-2v2h-3v-2h-2.2A3.5 3.5 0 0 1 7 12.5z', color: 'text-warning' },
} as const;

export type Look = keyof typeof looks;

type Props = { look: Look; title: string; href?: string; text: ReactNode; at: string; language: Language; timeZone: string | null; act?: ReactNode };

/** One thing that somebody has to see to: what, why, since or until when, and the one act that clears it. */
export function NeedRow({ look, title, href, text, at, language, timeZone, act }: Props) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 py-3">
      <Icon strokes={looks[look].strokes} className={`mt-0.5 size-5 ${looks[look].color}`} />
      <div className="grid gap-x-6 gap-y-2 md:grid-cols-[minmax(0,1fr)_auto]">
        <div className="grid gap-0.5">
          <p className="flex flex-wrap items-baseline gap-x-4">
            {href ? (
              <Link href={href} className={nameLink}>
                {title}
              </Link>
            ) : (
              <span className="font-medium wrap-anywhere">{title}</span>
            )}
            <span className="text-sm text-ink-quiet">
              <When iso={at} language={language} timeZone={timeZone} />
            </span>
          </p>
          <p className="max-w-prose text-sm wrap-anywhere text-ink-quiet">{text}</p>
        </div>
        {act}
      </div>
    </li>
  );
}
