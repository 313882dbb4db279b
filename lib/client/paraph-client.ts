import createClient, { type Client } from 'openapi-fetch';
import type { paths } from './paraph-api';

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
    // A file goes as it is; its Content-Type is given with the call.
    bodySerializer: (body: unknown) => (body instanceof Blob ? body : JSON.stringify(body)),
  });
}
