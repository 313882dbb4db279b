import { type Answer, ask } from './client';

/** Posts one JSON object to the address of a source; `broken` where the text is none. Never throws. */
export async function postByHand(url: string, text: string): Promise<Answer<unknown> | { kind: 'broken' }> {
  const data = objectIn(text);
  // The address is of this service, whatever name it has for others.
  return data === null ? { kind: 'broken' } : ask(fetch, new URL(url).pathname, data);
}

function objectIn(text: string): object | null {
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === 'object' && data !== null && !Array.isArray(data) ? data : null;
  } catch {
    return null;
  }
}
