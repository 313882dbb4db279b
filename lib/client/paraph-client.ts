import createClient, { type Client } from 'openapi-fetch';
import type { paths } from './paraph-api.ts';

export type ParaphClient = Client<paths>;

type Options = {
  /** The address of the service, such as https://sign.example.com. */
  baseUrl: string;
  /** An API key, made at /keys; without one the sender confirms each request by email. */
  apiKey?: string | undefined;
};

/**
 * A typed client of the API: `client.POST('/v1/requests', { body })` resolves to `{ data, error, response }`, where
 * `error` is the API's error body. It rejects only where the service could not be reached.
 */
export function createParaphClient({ baseUrl, apiKey }: Options): ParaphClient {
  return createClient<paths>({
    baseUrl: baseUrl.replace(/\/+$/, ''),
    headers: apiKey ? { Authorization: `Bearer ${apiKey}` } : {},
    bodySerializer: asSent,
  });
}

/** A file goes as it is, its Content-Type given with the call; an object with a file in it as a form, the file last. */
function asSent(body: unknown): BodyInit {
  if (body instanceof Blob) return body;
  const members = Object.entries(body ?? {});
  if (!members.some(([, value]) => value instanceof Blob)) return JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of members) if (!(value instanceof Blob)) form.set(name, String(value));
  for (const [name, value] of members) if (value instanceof Blob) form.set(name, value);
  return form;
}
