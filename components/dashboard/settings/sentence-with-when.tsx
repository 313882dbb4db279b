import type { Language } from '@/lib/core/i18n/languages';
import { When } from '../../ui/when';

type Props = { text: string; iso: string; language: Language; timeZone: string | null };

/** A sentence with the moment that it speaks of where it says {date}. */
export function SentenceWithWhen({ text, iso, language, timeZone }: Props) {
  const [before, after] = text.split('{date}');
  return (
    <span>
      {before}
      <When iso={iso} language={language} timeZone={timeZone} />
      {after}
    </span>
  );
}
