import dgram from 'node:dgram';
import { once } from 'node:events';
import ipaddr from 'ipaddr.js';
import { onTestFinished } from 'vitest';

const types = { 1: 'A', 28: 'AAAA' } as const;
const HEADER_BYTES = 12;
const CODES = { found: 0, failed: 2, unknown: 3 };

/** Addresses for a name; `unknown` and `failed` are a name server's answers, `silent` is none. */
export type NameAnswer = string[] | 'unknown' | 'failed' | 'silent';

/** A name server on 127.0.0.1, until the test is over. Answers its address and what it was asked. */
export async function nameServer(answerTo: (name: string, type: 'A' | 'AAAA') => NameAnswer): Promise<{ address: string; asked: string[] }> {
  const asked: string[] = [];
  const socket = dgram.createSocket('udp4', (query, { port, address }) => {
    const { name, end } = readName(query);
    const type = types[query.readUInt16BE(end) as 1 | 28];
    asked.push(`${type} ${name}`);
    const answer = answerTo(name, type);
    if (answer === 'silent') return;
    const records = Array.isArray(answer) ? answer.map(record) : [];
    const head = Buffer.from(query.subarray(0, HEADER_BYTES));
    head.writeUInt16BE(0x8180 | CODES[Array.isArray(answer) ? 'found' : answer], 2);
    [1, records.length, 0, 0].forEach((count, index) => void head.writeUInt16BE(count, 4 + 2 * index));
    socket.send(Buffer.concat([head, query.subarray(HEADER_BYTES, end + 4), ...records]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  onTestFinished(() => void socket.close());
  return { address: `127.0.0.1:${socket.address().port}`, asked };
}

function readName(query: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 };
}

/** The name of the question, class IN, a minute to live, and the address. */
function record(address: string): Buffer {
  const bytes = Buffer.from(ipaddr.parse(address).toByteArray());
  const head = Buffer.from('c00c000000010000003c0000', 'hex');
  head.writeUInt16BE(bytes.length === 4 ? 1 : 28, 2);
  head.writeUInt16BE(bytes.length, 10);
  return Buffer.concat([head, bytes]);
}
