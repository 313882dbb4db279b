import { CallerText, callerText, oneLine } from './caller-text';
import { inOrder, type Part } from './part';

/** What goes into a sentence: words, or an email address, which the plain text spells as it is. */
export type Value = string | { email: string };

/** How a person is called: by name, or else by address. */
export const named = ({ name, email }: { name: string | null; email: string }): Value => name ?? { email };

/** A message whose `{name}` placeholders are filled with what callers wrote. */
export function sentence(message: string, values: Record<string, Value> = {}): Part {
  const parts = message.split(/\{(\w+)\}/).map((piece, index) => {
    const value = index % 2 === 1 ? values[piece] : undefined;
    return value === undefined ? { html: piece, text: piece } : filled(value);
  });
  return { html: inOrder(parts.map(({ html }) => html)), text: parts.map(({ text }) => text).join('') };
}

const filled = (value: Value): Part =>
  typeof value === 'string'
    ? { html: <CallerText>{value}</CallerText>, text: callerText(value) }
    : { html: <CallerText>{value.email}</CallerText>, text: oneLine(value.email) };
