import { sha256 } from '@/lib/core/ids';
import { storedFields } from '../fields/stored-field';
import type { NewRequest } from '../store';

// Never another list: what was recorded under this one would no longer fit.
const TERMS = [
  ...(['certificate', 'createdAt', 'delivery', 'expiresAt', 'fields', 'id', 'isTest', 'language', 'message', 'pageCount', 'presentedSha256'] as const),
  ...(['senderEmail', 'senderName', 'senderSigns', 'signerEmail', 'signerName', 'sourceAddress', 'sourceKind', 'sourceSha256', 'title'] as const),
];

type Terms = Pick<NewRequest, (typeof TERMS)[number]>;

/**
 * All that was asked and never changes afterwards, as the first event holds its hash: pairs in the order of their names, so that their
 * JSON is the same everywhere. The attachment of the signed PDF bears them, so that anyone can compute the hash.
 */
export const termsOf = (request: Terms): [name: string, value: unknown][] =>
  TERMS.map((name) => [name, name === 'fields' ? storedFields.parse(request.fields).map(sorted) : plain(request[name])]);

/** A row that was rewritten no longer fits it. */
export const termsHash = (request: Terms): string => sha256(JSON.stringify(termsOf(request)));

const plain = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value);
const sorted = (facts: Readonly<Record<string, unknown>>) => Object.entries(facts).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
