import type { Language } from '@/lib/core/i18n/languages';
import { serif, tinted } from './palette';
import { type Part, wordSpace } from './part';
import { sentence, type Value } from './sentence';

/** What the letter is about, in one sentence. Its first line is set large: in most letters, the name of who acts. */
export function heading(language: Language, message: string, values: Record<string, Value> = {}): Part {
  const lines = message.split('\n').map((line) => sentence(line, values));
  const [first, ...others] = lines;
  return {
    html: (
      <h1 {...tinted('ink', { margin: '0 0 20px', font: others.length ? `600 31px/38px ${serif}` : `600 25px/32px ${serif}` })}>
        {first?.html}
        {others.map(({ html, text }) => (
          <span key={text} style={{ display: 'block', marginTop: 2, font: `400 20px/28px ${serif}` }}>
            {html}
          </span>
        ))}
      </h1>
    ),
    text: lines.map(({ text }) => text).join(wordSpace(language)),
  };
}
