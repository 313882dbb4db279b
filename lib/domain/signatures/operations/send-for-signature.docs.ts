import type { OperationDocs } from '@/lib/core/operation-docs';
import { expires_at, link, request_id } from '../example-values';

const signer = { name: 'Anna Berg', email: 'anna@example.com' };

const created = {
  request_id,
  request_token: 'rt_Zk3x0vXJw2c8QyT1nB5mL7pR4sU6aE9dG0hI2jK3lMN',
  status: 'pending',
  expires_at,
  next_step: 'Anna Berg (anna@example.com) has the signing link by email and can sign until 2026-12-05 (UTC).',
  status_link: `${link}/status/${request_id}?k=4Xw1mQ`,
  usage: { used_this_month: 7, monthly_limit: 30 },
  warnings: [],
};

export const sendForSignatureDocs: OperationDocs = {
  remarks: [
    'Takes the document, the signer and, where no API key is sent, the sender. With delivery `email` the signer gets a private link by email; with `link` the answer carries the link, and no email is sent. Where `sender_signs` is true the sender signs first. Without an API key the sender confirms by email before anything reaches the signer.',
    'Keep `request_token` from the answer: it is needed to download the signed PDF, and the service does not store it. The signing links work for 14 days. Every accepted request counts against the monthly limit, also if it is cancelled later.',
    'A PDF may have 5 MB and 50 pages. Send one over 1 MB by `upload_id` or `pdf_url`. Field tags in the text place the fields: `{{signature:signer}}`, `{{date:signer}}`, `{{text:signer:Label}}`, and the same with `sender`. A document without tags gets a signature block at its end.',
    '`warnings` (an addition) names what was taken, but is hardly meant: `unknown_tag` (printed as it stands), `unused_tag` (a tag of a PDF whose `fields` are given), `value_in_date_tag`, `no_key` (the request counts as one without a key). To a test key the answer holds the link whatever `delivery` says, and `test: true`.',
  ].join('\n\n'),
  listed: { specified: [201, 400, 401, 429, 502] },
  examples: [
    {
      title: 'Markdown, with the link by email',
      first: true,
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
      status: 201,
      given: 'document at a public address',
      withKey: true,
      body: { document: { pdf_url: 'https://files.example.com/agreement.pdf' }, signer },
    },
    {
      title: 'An uploaded PDF, with the fields placed',
      status: 201,
      given: 'received upload',
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
      status: 400,
      withKey: true,
      body: { document: { markdown: 'Please sign.' }, signer: { email: 'anna at example.com' } },
    },
  ],
  situations: [
    {
      title: 'No document left in this month',
      status: 429,
      given: 'month used up',
      withKey: true,
      body: { document: { markdown: 'Please sign.' }, title: 'Loan', signer },
    },
    {
      title: 'A document that cannot be fetched',
      status: 502,
      given: 'document that cannot be fetched',
      withKey: true,
      body: { document: { pdf_url: 'https://files.example.com/agreement.pdf' }, signer },
    },
  ],
  answers: {
    email: { summary: 'The link went out by email', value: created },
    link: {
      summary: 'You pass the link on',
      value: {
        ...created,
        next_step: 'Pass the signing link on to Anna Berg (anna@example.com), who can sign until 2026-12-05 (UTC).',
        signer_link: `${link}/sign/9f2c4b6a81d3`,
      },
    },
    confirmation: {
      summary: 'Without an API key',
      value: {
        ...created,
        status: 'awaiting_sender_confirmation',
        next_step: 'Kim Ito must confirm this request by the email that was sent; nothing reaches Anna Berg (anna@example.com) before that.',
      },
    },
  },
};
