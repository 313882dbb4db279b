/** What the service refused, by its code. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details: readonly { path: string; code: string; message: string }[],
  ) {
    super(message);
  }
}

/** The service was not reached, or answered nothing that can be read. */
export class Unreached extends Error {}

const ANSWER_WITHIN_MS = 20_000;
/** A browser sends no more than this once its page is gone. */
const MOST_KEPT_ALIVE_BYTES = 60_000;

export type Fetch = (path: string, init?: RequestInit) => Promise<Response>;
/** `by`: that of a page which says whose it is (`page-account.tsx`). */
type Ask = { method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'; body?: unknown; withinMs?: number; keepalive?: boolean; by?: Fetch };

/** Asks an address of ours, and answers what it says. Throws `Refused` or `Unreached`. */
export async function ask<T>(address: string, { method = 'GET', body, withinMs = ANSWER_WITHIN_MS, keepalive = false, by = fetch }: Ask = {}): Promise<T> {
  const json = body === undefined ? undefined : JSON.stringify(body);
  const answer = await by(address, {
    method,
    ...(json === undefined ? {} : { body: json, headers: { 'content-type': 'application/json' } }),
    keepalive: keepalive && (json?.length ?? 0) < MOST_KEPT_ALIVE_BYTES,
    signal: AbortSignal.timeout(withinMs),
  }).catch((cause) => {
    throw new Unreached('The service was not reached.', { cause });
  });
  return answered(answer.status, await answer.text());
}

/** Reads an answer, however it was fetched. */
export function answered<T>(status: number, text: string): T {
  if (status >= 200 && status < 300) return (text === '' ? undefined : JSON.parse(text)) as T;
  const error = errorIn(text);
  if (!error || status >= 500) throw new Unreached(`The service answered ${status}.`);
  throw new Refused(status, error.error, error.message ?? '', error.details ?? []);
}

/** The body that every refusal of the service has; none where somebody on the way answered in its place. */
function errorIn(text: string): { error: string; message?: string; details?: Refused['details'] } | null {
  try {
    const body = JSON.parse(text);
    return typeof body?.error === 'string' ? body : null;
  } catch {
    return null;
  }
}
