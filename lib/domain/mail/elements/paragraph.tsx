import { sans, tinted } from './palette';
import type { Part } from './part';
import { sentence, type Value } from './sentence';

export function paragraph(message: string, values: Record<string, Value> = {}): Part {
  const { html, text } = sentence(message, values);
  return { html: <p {...tinted('ink', { margin: '0 0 16px', font: `400 16px/24px ${sans}` })}>{html}</p>, text };
}

/** What the reader may know and need not: below what has to be done. */
export function note(message: string, values: Record<string, Value> = {}): Part {
  const { html, text } = sentence(message, values);
  return { html: <p {...tinted('quiet', { margin: '0 0 8px', font: `400 14px/21px ${sans}` })}>{html}</p>, text };
}
