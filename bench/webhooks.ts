/** `node bench/webhooks.ts`: deliveries a second to a sink on this machine, beside bare posts by the same client. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { inOwnDatabase } from './in-own-database.ts';

const sink = fork(new URL('./webhook-sink.ts', import.meta.url));
try {
  const [port] = (await once(sink, 'message')) as [number];
  await inOwnDatabase('webhook-throughput', { ALLOW_PRIVATE_ADDRESSES: '1', NODE_ENV: 'development', SINK_URL: `http://127.0.0.1:${port}/` });
} finally {
  sink.kill();
}
