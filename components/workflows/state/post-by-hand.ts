import { type Answer, ask } from './client';

export type PostedByHand = { eventId: string; automationId: string | null };

/** Posts one JSON object to the address of a source; `broken` where the text is none. Never throws. */
export async function postByHand(url: string, text: string): Promise<Answer<PostedByHand> | { kind: 'broken' }> {
  const data = objectIn(text);
  // The address is of this service, whatever name it has for others.
  return data === null ? { kind: 'broken' } : ask(fetch, new URL(url).pathname, data);
}

/** The JSON object that a text is; null where it is none. */
export function objectIn(text: string): Record<string, unknown> | null {
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
