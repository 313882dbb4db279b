import type { OperationDocs } from '@/lib/core/operation-docs';
import { request_id } from '../example-values';
import { sentences } from '../verification/answer-verdict';

const sha256 = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const nothing = { request_id: null, document: null, seal: null, added: null };

export const verifyDocumentDocs: OperationDocs = {
  remarks: [
    'For whoever holds a file and wants to know whether it was signed here, and whether it is still what was signed: no API key is needed, and nothing that is sent is kept. The page `/verify` is made on it.',
    'The SHA-256 of a sealed file proves that its caller has held it, so it is told what stands on the certificate: who signed, when, and how each party was reached. No other hash is known here: that of a document before it was signed is answered like any other. With `sha256` alone the answer is `original` or `unknown`; with `seals`, or the file itself as `pdf_base64` (6 MB at most), it tells an altered file, a broken seal, another’s seal and no seal apart, and finds our certificate in a print or behind another document. What a caller says of seals is believed, as the answer is for them alone.',
    'PDF readers call the issuer of the seal unknown until it is trusted: the service makes its own certificate unless it was given one. `/verify/certificate.pem` is the certificate to add to the reader’s trusted ones, after comparing its fingerprint with the one on a signing certificate.',
  ].join('\n\n'),
  examples: [
    { title: 'By the hash of the file', status: 200, given: 'signed file', body: { sha256: '$FILE_HASH' } },
    {
      title: 'With the seals that a program of yours found',
      status: 200,
      body: { sha256, seals: [{ revision_sha256: sha256, certificate_sha256: 'ab'.repeat(32), intact: true }] },
    },
    { title: 'By the file itself', status: 200, body: { pdf_base64: 'JVBERi0xLjQKJcfs' } },
    { title: 'Neither hash nor file', status: 400, body: {} },
  ],
  answers: {
    original: {
      summary: 'The sealed file',
      value: {
        verdict: 'original',
        message: sentences.original,
        request_id,
        document: {
          title: 'Service agreement',
          test: false,
          signed_at: '2026-11-22T14:05:09.000Z',
          erased_at: null,
          parties: [
            { party: 'sender', name: 'Kim Ito', email: 'kim@example.com', reached: 'signed_in', signed_at: null },
            { party: 'signer', name: 'Anna Berg', email: 'anna@example.com', reached: 'mailed_link', signed_at: '2026-11-22T14:05:09.000Z' },
          ],
          revision_sha256: sha256,
        },
        seal: { number: 1, ours: true, intact: true, subject: 'Paraph Document Seal', stamped_at: null },
        added: [],
      },
    },
    unknown: { summary: 'A hash that is not known', value: { verdict: 'unknown', message: sentences.unknown, ...nothing } },
  },
};
