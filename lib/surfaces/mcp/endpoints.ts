import { callBounds, dataBounds, type JsonBounds } from '@/lib/core/json-bounds';
import type { Api } from '@/lib/core/operation';
import { signatureInstructions, workflowInstructions } from './instructions';

/** A tool server of ours: an address with the tools of one API, and what its agents are told. */
export type Endpoint = {
  path: `/mcp${string}`;
  /** As a client shows it among others. */
  title: string;
  instructions: string;
  /** Whether no tool works without an API key: then no message is taken without one. */
  needsKey: boolean;
  /** Bytes of one message, and how much its JSON may hold. */
  maxBodyBytes: number;
  jsonBounds: JsonBounds;
};

const megabyte = 1024 * 1024;

/** The one place that knows that there are two: where a tool stands follows from the API of its operation. */
export const endpoints = {
  // A send may carry a 5 MB PDF as base64.
  signature: { path: '/mcp', title: 'Paraph', instructions: signatureInstructions, needsKey: false, maxBodyBytes: 8 * megabyte, jsonBounds: callBounds },
  // As much data as a source takes in a post, and what is around it.
  workflow: {
    path: '/mcp/workflows',
    title: 'Paraph workflows',
    instructions: workflowInstructions,
    needsKey: true,
    maxBodyBytes: 2 * megabyte,
    jsonBounds: dataBounds,
  },
} as const satisfies Record<Api, Endpoint>;
