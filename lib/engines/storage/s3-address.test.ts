import { expect, test } from 'vitest';
import { parseS3Address } from './s3-address';

const key = { accessKeyId: 'AKIAEXAMPLE', secretAccessKey: 'a/b+c' };

test.each([
  [
    'Amazon: the region is the host’s',
    's3://AKIAEXAMPLE:a%2Fb%2Bc@s3.eu-central-1.amazonaws.com/files',
    { endpoint: 'https://s3.eu-central-1.amazonaws.com', region: 'eu-central-1', bucket: 'files', prefix: '' },
  ],
  [
    'MinIO without TLS, in a folder of the bucket',
    's3+http://AKIAEXAMPLE:a%2Fb%2Bc@minio:9000/files/paraph/one',
    { endpoint: 'http://minio:9000', region: 'us-east-1', bucket: 'files', prefix: 'paraph/one/' },
  ],
  [
    'R2, with a region of its own',
    's3://AKIAEXAMPLE:a%2Fb%2Bc@0123.r2.cloudflarestorage.com/files/?region=auto',
    { endpoint: 'https://0123.r2.cloudflarestorage.com', region: 'auto', bucket: 'files', prefix: '' },
  ],
])('%s', (_what, address, expected) => {
  expect(parseS3Address(address)).toEqual({ ...expected, ...key });
});

test.each([
  ['no bucket', 's3://AKIAEXAMPLE:topsecret@minio:9000', /names no bucket/],
  ['no credentials', 's3://minio:9000/topsecret', /no KEY:SECRET/],
  ['no secret', 's3://topsecret@minio:9000/files', /no KEY:SECRET/],
  ['a slash that is not encoded', 's3://AKIAEXAMPLE:topsecret/more@minio:9000/files', /%2F for a slash/],
  ['a percent sign that is not encoded', 's3://AKIAEXAMPLE:topsecret%zz@minio:9000/files', /%25/],
  ['an option that there is none of', 's3://AKIAEXAMPLE:topsecret@minio/files?acl=public', /not acl/],
])('%s is refused with what to write instead, and without what was given', (_what, address, sentence) => {
  expect(() => parseS3Address(address)).toThrow(sentence);
  expect(() => parseS3Address(address)).not.toThrow(/topsecret/);
});
