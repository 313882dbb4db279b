import { expect, test } from 'vitest';
import { answerToOversized } from './oversized';

const message = 'The body is larger than 12 MB.';

test.each(['/v1/uploads/up_1', '//v1/uploads/up_1', '/mcp', '/sign/x/finish', '/v1', '/', '', '/v10/requests'])('413 at %j', (url) => {
  expect(answerToOversized(url)).toEqual({ status: 413, body: { error: 'too_large', message } });
});

test.each(['/v1/requests', '//v1/requests', '/v1/requests/?a=/v1/uploads/', '/v1/uploads'])('400 at %j, which lists no 413', (url) => {
  const details = [{ path: '', code: 'too_large', message: `${message} A PDF may have 5 MB.` }];
  expect(answerToOversized(url)).toEqual({ status: 400, body: { error: 'bad_request', message, details } });
});

test.each(['/files', '/files/', '//files', '/files/file_1/content', '/files?x=1'])('413 at %j, which takes 20 MB', (url) => {
  expect(answerToOversized(url)).toEqual({ status: 413, body: { error: 'too_large', message: 'The body is larger than 20 MB.' } });
});

test.each(['/filesystem', '/v1/files', '/workflows/files'])('12 MB at %j, which only looks like it', (url) => {
  expect(answerToOversized(url).body.message).toContain('12 MB');
});
