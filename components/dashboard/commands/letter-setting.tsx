'use client';
import type { Messages } from '@/lib/words/messages';
import { Checkbox } from '../../ui/checkbox';
import { setLetters, useLetters } from './letters';

/** Switches the shortcuts of single letters off and on, in this browser. */
export function LetterSetting({ words }: { words: Messages['palette']['shortcuts'] }) {
  const areOn = useLetters();
  const label = (
    <>
      {words.letters} <span className="block text-sm text-ink-quiet">{words.lettersHint}</span>
    </>
  );
  return <Checkbox label={label} checked={areOn} onChange={({ target }) => setLetters(target.checked)} />;
}
