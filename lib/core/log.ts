import { pino } from 'pino';
import { env } from './env';
import { asWritten } from './stack';

/** Members whose values never reach the log, wherever they stand in the first two levels. */
const secretNames = [
  'authorization',
  'cookie',
  'token',
  'requestToken',
  'request_token',
  'password',
  'secret',
  'key',
  'apiKey',
  'link',
  'signer_link',
  'sender_link',
];

const held = globalThis as { paraphLog?: pino.Logger };

/** One line of JSON a request and a job. Secrets are replaced. */
export const log = (): pino.Logger => {
  held.paraphLog ??= createLog();
  return held.paraphLog;
};

/** A logger as the product uses it; the test of redaction gives it its own stream. */
export function createLog(stream?: pino.DestinationStream): pino.Logger {
  const options: pino.LoggerOptions = {
    level: env().LOG_LEVEL,
    base: { process: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: Error) => withStack(pino.stdSerializers.err(error)) },
    redact: { paths: secretNames.flatMap((name) => [name, `*.${name}`]), censor: '[redacted]' },
  };
  return stream ? pino(options, stream) : pino(options);
}

const withStack = (error: pino.SerializedError): pino.SerializedError => (error?.stack ? Object.assign(error, { stack: asWritten(error.stack) }) : error);
