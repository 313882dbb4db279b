import type { AnyOperation } from '@/lib/core/operation';

const asShown: Record<string, string> = {
  $UPLOAD_ID: 'up_3f1c9a7e5b2d4860a1c3e5f708192a3b',
  $FILE_ID: 'file_8Qk2ZrT5vXw1BnLc7DfG',
  $FILE_HASH: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  $EVENT_ID: 'evt_5tG8hJ2kL9mN4pQ7rS1v',
};

/** The bodies of an operation's documented examples that are accepted, for its description; null where there are none. */
export function requestExamples({ docs }: AnyOperation): Record<string, { summary: string; value: unknown }> | null {
  const accepted = (docs?.examples ?? []).filter((example) => example.body && example.status < 400);
  if (accepted.length === 0) return null;
  return Object.fromEntries(accepted.map(({ title, body }) => [slug(title), { summary: title, value: withValues(body) }]));
}

export const slug = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]+/g, '-');

const withValues = (body: unknown): unknown => JSON.parse(JSON.stringify(body), (_, value) => (typeof value === 'string' ? (asShown[value] ?? value) : value));
