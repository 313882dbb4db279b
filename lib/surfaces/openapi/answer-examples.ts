import { z } from 'zod';
import type { AnyOperation } from '@/lib/core/operation';
import { type JsonSchema, sampleOf } from './sample';

const request_id = '9f2c4b6a81d3e5f70a1b2c3d4e5f6071';
const upload_id = 'up_3f1c9a7e5b2d4860a1c3e5f708192a3b';
const created_at = '2026-11-21T09:30:00.000Z';
const expires_at = '2026-12-05T09:30:00.000Z';
const link = 'https://sign.example.net';

type Examples = Record<string, { summary: string; value: unknown }>;

const created = {
  request_id,
  request_token: 'rt_Zk3x0vXJw2c8QyT1nB5mL7pR4sU6aE9dG0hI2jK3lMN',
  status: 'pending',
  expires_at,
  next_step: 'Anna Berg (anna@example.com) has the signing link by email and can sign until 2026-12-05 (UTC).',
  status_link: `${link}/status/${request_id}?k=4Xw1mQ`,
  usage: { used_this_month: 7, monthly_limit: 30 },
};

const told: Record<string, Examples> = {
  sendForSignature: {
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
  getSignatureStatus: {
    pending: {
      summary: 'Not signed yet',
      value: { request_id, status: 'pending', created_at, expires_at, signed_at: null, next_step: created.next_step },
    },
    signed: {
      summary: 'Signed',
      value: {
        request_id,
        status: 'signed',
        created_at,
        expires_at,
        signed_at: '2026-11-22T14:05:09.000Z',
        next_step: 'The document is signed. Download the PDF with the request token.',
      },
    },
  },
  cancelSignatureRequest: { cancelled: { summary: 'Cancelled', value: { request_id, status: 'cancelled' } } },
  getUploadUrl: {
    address: {
      summary: 'An address that takes the PDF',
      value: {
        upload_id,
        upload_url: `${link}/v1/uploads/${upload_id}`,
        method: 'PUT',
        content_type: 'application/pdf',
        expires_at: '2026-11-21T10:30:00.000Z',
        next_step: 'PUT the PDF’s bytes to upload_url, with the same Authorization header if you sent one; then send upload_id as document.upload_id.',
      },
    },
  },
  uploadPdf: {
    received: {
      summary: 'The PDF is there',
      value: { upload_id, bytes: 2_483_112, next_step: 'Send upload_id as document.upload_id in the create request within 24 hours.' },
    },
  },
};

/** What an operation answers when it succeeds: as told here, else a sample of its output's schema. */
export const answerExamples = (op: AnyOperation): Examples =>
  told[op.name] ?? { sample: { summary: op.summary, value: sampleOf(z.toJSONSchema(op.output, { io: 'output', reused: 'inline' }) as JsonSchema) } };
