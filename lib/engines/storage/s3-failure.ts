import { StorageFailure } from './storage-errors';

type StoreError = { name?: string; code?: string; message?: string; $metadata?: { httpStatusCode?: number } };

/** What the stores answer, and what the operator should look at. */
const sentences: readonly [RegExp, string][] = [
  [/^NoSuchBucket$/, 'there is no such bucket. Make it first, or mend its name in STORAGE_URL.'],
  [/^(InvalidAccessKeyId|SignatureDoesNotMatch|InvalidToken|Unauthorized)$/, 'the store refuses the credentials. Mend KEY:SECRET in STORAGE_URL.'],
  [/^(AccessDenied|AllAccessDisabled|Forbidden|403)$/, 'these credentials may not use it. Allow them to read, write, list and delete there.'],
  [/^(AuthorizationHeaderMalformed|PermanentRedirect|IllegalLocationConstraintException|301)$/, 'it lies in another region. Add ?region=… to STORAGE_URL.'],
  [/^RequestTimeTooSkewed$/, 'the clocks of the store and of this machine differ too much.'],
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'there is no host of that name. Mend the host in STORAGE_URL.'],
  [
    /^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ECONNRESET|ETIMEDOUT|TimeoutError|EPROTO)$/,
    'the store cannot be reached. Look whether it runs, and at host and port in STORAGE_URL.',
  ],
];

/** No such object; a bucket that is missing is another matter. */
export const isMissing = (error: unknown): boolean => ['NoSuchKey', 'NotFound'].includes((error as StoreError).name ?? '');

/** The failure of a store as a sentence. What the client library has attached stays behind: it knows the credentials. */
export function inWords(error: unknown, where: string): StorageFailure {
  const { name = '', code = '', message = '', $metadata } = error as StoreError;
  const status = String($metadata?.httpStatusCode ?? '');
  const known = sentences.find(([pattern]) => pattern.test(name) || pattern.test(code) || pattern.test(status));
  const sentence = status === '404' && name === 'NotFound' ? sentences[0]?.[1] : known?.[1];
  return new StorageFailure(`${where[0]?.toUpperCase()}${where.slice(1)}: ${sentence ?? `${code || name || status}: ${message}`}`);
}
