/**
 * The examples of the documentation, as data: shown as curl and TypeScript on /docs, as request bodies in
 * /openapi.json, and all of them run by `examples.test.ts`.
 */
export type Example = {
  title: string;
  operation: string;
  /** The status of its answer. */
  status: number;
  /** Values known only when it runs: `$REQUEST_ID` and the like stand for them. */
  path?: Record<string, Variable>;
  headers?: Record<string, string>;
  withKey?: boolean;
  body?: Record<string, unknown>;
  /** Stands in the quick start as well. */
  first?: boolean;
  /** The file whose bytes are sent. */
  sends?: string;
  /** The file that the answer's bytes are written to. */
  saves?: string;
};

export const variables = { $REQUEST_ID: 'requestId', $REQUEST_TOKEN: 'requestToken', $UPLOAD_ID: 'uploadId' } as const;
export type Variable = keyof typeof variables;

const signer = { name: 'Anna Berg', email: 'anna@example.com' };
const byToken = { 'X-Request-Token': '$REQUEST_TOKEN' };
const thisRequest = { request_id: '$REQUEST_ID' } as const;

export const examples: readonly Example[] = [
  {
    title: 'Markdown, with the link by email',
    first: true,
    operation: 'sendForSignature',
    status: 201,
    withKey: true,
    body: {
      title: 'Service agreement',
      document: { markdown: '# Service agreement\n\nWe agree on **ten days** of work.\n\n{{signature:signer}}\n\n{{date:signer}}' },
      signer,
      message: 'Please sign by Friday.',
    },
  },
  {
    title: 'Both sign, and you pass the links on',
    operation: 'sendForSignature',
    status: 201,
    withKey: true,
    headers: { 'Idempotency-Key': 'agreement-2026-0042' },
    body: {
      title: 'Service agreement',
      document: { markdown: '# Service agreement\n\n{{signature:sender}}\n\n{{signature:signer}}\n\n{{text:signer:Your role}}' },
      signer,
      sender_signs: true,
      delivery: 'link',
      language: 'de',
    },
  },
  {
    title: 'Without an API key',
    operation: 'sendForSignature',
    status: 201,
    body: {
      title: 'Loan of a bicycle',
      document: { markdown: 'I borrow the red bicycle until Sunday.\n\n{{signature:signer}}' },
      signer,
      sender: { name: 'Kim Ito', email: 'kim@example.com' },
    },
  },
  {
    title: 'A PDF at a public address',
    operation: 'sendForSignature',
    status: 201,
    withKey: true,
    body: { document: { pdf_url: 'https://files.example.com/agreement.pdf' }, signer },
  },
  {
    title: 'An uploaded PDF, with the fields placed',
    operation: 'sendForSignature',
    status: 201,
    withKey: true,
    body: {
      document: { upload_id: '$UPLOAD_ID' },
      title: 'Service agreement',
      signer,
      fields: [
        { kind: 'signature', party: 'signer', page: 1, x: 0.1, y: 0.8, width: 0.35 },
        { kind: 'date', party: 'signer', page: 1, x: 0.6, y: 0.83, width: 0.2 },
      ],
    },
  },
  {
    title: 'Two things wrong, and both are named',
    operation: 'sendForSignature',
    status: 400,
    withKey: true,
    body: { document: { markdown: 'Please sign.' }, signer: { email: 'anna at example.com' } },
  },
  { title: 'With the request token', first: true, operation: 'getSignatureStatus', status: 200, path: thisRequest, headers: byToken },
  { title: 'With the key of the account', operation: 'getSignatureStatus', status: 200, path: thisRequest, withKey: true },
  { title: 'Once it is signed', first: true, operation: 'downloadSignedPdf', status: 200, path: thisRequest, headers: byToken, saves: 'signed.pdf' },
  { title: 'Withdraw', operation: 'cancelSignatureRequest', status: 200, path: thisRequest, headers: byToken },
  { title: 'Get an address', operation: 'getUploadUrl', status: 201, withKey: true },
  { title: 'Send the bytes', operation: 'uploadPdf', status: 200, path: { upload_id: '$UPLOAD_ID' }, withKey: true, sends: 'agreement.pdf' },
];
