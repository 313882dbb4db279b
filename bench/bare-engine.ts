/** A bare server on the engine that setting markdown needs anyhow, and nothing else: what create is held against. Says its port to whoever forked it. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { warmPdfEngines } from '@/lib/engines/pdf/engine-lifecycle';
import { setMarkdown } from '@/lib/engines/pdf/typeset/set-markdown';

const parties = [{ id: 'signer', blockTitle: 'Signer', signatureLabel: 'Signature', dateLabel: 'Date', nameLabel: 'Anna Berg' }];
const edge = { text: `Request ${'0123456789abcdef'.repeat(2)} \u00b7 Page {page} of {pages}` };

await warmPdfEngines();
const server = http.createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { title, document } = JSON.parse(Buffer.concat(chunks).toString()) as { title: string; document: { markdown: string } };
  const { pdf } = await setMarkdown({ markdown: document.markdown, title, locale: 'en', createdAt: new Date(), parties, edge });
  response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify({ bytes: pdf.length }));
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
