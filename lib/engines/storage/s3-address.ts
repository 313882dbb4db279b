import { StorageFailure } from './storage-errors';

export type S3Address = { endpoint: string; region: string; bucket: string; prefix: string; accessKeyId: string; secretAccessKey: string };

const form = 's3://KEY:SECRET@host/bucket';

/**
 * Reads STORAGE_URL: `s3://KEY:SECRET@host[:port]/bucket[/prefix][?region=…]`, `s3+http://` where there is no TLS.
 * The region is that of an Amazon host, else the one that is given, else us-east-1. Throws StorageFailure; no message
 * repeats what was given, as it holds the secret.
 */
export function parseS3Address(address: string): S3Address {
  const url = asUrl(address);
  const [bucket = '', ...folders] = url.pathname.split('/').filter(Boolean).map(decoded);
  const [accessKeyId, secretAccessKey] = [decoded(url.username), decoded(url.password)];
  if (!bucket) throw new StorageFailure(`STORAGE_URL names no bucket: write ${form}`);
  if (!accessKeyId || !secretAccessKey) throw new StorageFailure(`STORAGE_URL has no KEY:SECRET before the host: write ${form}`);
  const unknown = [...url.searchParams.keys()].filter((name) => name !== 'region');
  if (unknown.length > 0) throw new StorageFailure(`STORAGE_URL: only "region" may follow the question mark, not ${unknown.join(', ')}`);
  const amazon = /(?:^|\.)s3[.-]([a-z]{2}(?:-[a-z]+)+-\d)\.amazonaws\.com/.exec(url.hostname)?.[1];
  return {
    endpoint: `${address.startsWith('s3+http:') ? 'http' : 'https'}://${url.host}`,
    region: url.searchParams.get('region') || amazon || 'us-east-1',
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    accessKeyId,
    secretAccessKey,
  };
}

/** A secret with a slash or a plus sign in it must be percent-encoded; unencoded it shows as a wrong port or host. */
function asUrl(address: string): URL {
  try {
    return new URL(address.replace(/^s3(\+http)?:/, 'https:'));
  } catch {
    throw new StorageFailure(`STORAGE_URL cannot be read: write ${form}, with %2F for a slash in KEY or SECRET, %2B for a plus sign and %40 for an @`);
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new StorageFailure('STORAGE_URL has a percent sign that encodes nothing: write %25 for the sign itself');
  }
}
