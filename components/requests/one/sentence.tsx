import { format, type Values } from '@/lib/core/i18n/format';
import { Moment } from '../../ui/moment';
import type { Reader } from './reader';

type Props = { text: string; values?: Values; iso: string; reader: Reader };

/** A sentence with the moment that it speaks of where it says {date}. It is cut first and filled then: a name may say "{date}" too. */
export function Sentence({ text, values = {}, iso, reader: { language, timeZone, words } }: Props) {
  const [before = '', after] = text.split('{date}');
  return (
    <>
      {format(before, values)}
      {after === undefined ? null : <Moment iso={iso} language={language} timeZone={timeZone} words={words.moments} />}
      {after === undefined ? null : format(after, values)}
    </>
  );
}
