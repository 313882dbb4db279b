const shortText = 200;

/**
 * The data of an event within so many bytes. What is over is cut: lists from their end, the longest first, then texts;
 * `truncated` says that it was.
 */
export function boundedData(data: Record<string, unknown>, maxBytes: number): Record<string, unknown> {
  if (sizeOf(data) <= maxBytes) return data;
  const cut: Record<string, unknown> = { ...data, truncated: true };
  while (sizeOf(cut) > maxBytes) {
    const [name, list] = longest(cut);
    if (!list) return Object.fromEntries(Object.entries(cut).map(([key, value]) => [key, typeof value === 'string' ? value.slice(0, shortText) : value]));
    cut[name] = list.slice(0, Math.floor(list.length / 2));
  }
  return cut;
}

const sizeOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

function longest(data: Record<string, unknown>): [name: string, list: unknown[] | null] {
  const lists = Object.entries(data).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]) && entry[1].length > 0);
  return lists.sort(([, a], [, b]) => sizeOf(b) - sizeOf(a))[0] ?? ['', null];
}
