/** A receiver that takes everything at once. Says its port to whoever forked it. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';

const server = http.createServer((request, response) => request.resume().on('end', () => response.writeHead(204).end()));
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
