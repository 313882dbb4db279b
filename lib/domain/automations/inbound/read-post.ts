import { parseExactly } from '@/lib/core/exact-json';
import { beyondBounds, boundsSentence, dataBounds } from '@/lib/core/json-bounds';
import { PayloadRefused } from '@/lib/engines/office/language/flatten-payload';
import { automationErrors } from '../errors';
import { type Shape, shapeOf } from './shape-of';

/** A post as it is kept: the payload as text, as the order of its members counts, and what names it has. */
export type Post = { text: string; shape: Shape };
type Payload = Record<string, unknown>;

const json = /^(application\/([\w.-]+\+)?json|text\/plain|text\/json|application\/octet-stream)?\s*(;|$)/i;
const form = /^application\/x-www-form-urlencoded\s*(;|$)/i;

const refuse = automationErrors.badRequest.at;

/**
 * Reads a post. Services differ in what they call JSON, so the bytes decide: plain text and no type at all are tried too.
 * Of a form the member `payload` is the JSON where it holds an object (as GitHub and Slack send), else its members are the names.
 */
export function readPost(bytes: Uint8Array, contentType: string): Post {
  const text = textOf(bytes);
  if (form.test(contentType)) return ofForm(text);
  if (!json.test(contentType.trim())) throw automationErrors.unsupportedMediaType();
  return post(text, parsed(text));
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refuse('', 'not_utf8', 'The body is not UTF-8. Send it in UTF-8.');
  }
}

function parsed(text: string): Payload {
  const problem = beyondBounds(Buffer.from(text), dataBounds);
  if (problem) throw refuse('', problem, boundsSentence(problem, dataBounds));
  let value: unknown;
  try {
    value = parseExactly(text);
  } catch (error) {
    throw refuse('', 'invalid_json', `The body is not JSON (${error instanceof Error ? error.message : String(error)}). Send one JSON object.`);
  }
  if (!isObject(value)) {
    const found = Array.isArray(value) ? 'an array: post each of its elements by itself' : value === null ? 'null' : `a ${typeof value}`;
    throw refuse('', 'not_an_object', `The body must be a JSON object of names and values; it is ${found}.`);
  }
  return value;
}

const isObject = (value: unknown): value is Payload => typeof value === 'object' && value !== null && !Array.isArray(value);

/** More than any form has. A body of nothing but separators has half a million. */
const maxFormMembers = 10_000;

function ofForm(text: string): Post {
  if (text.split('&', maxFormMembers + 1).length > maxFormMembers) {
    throw refuse('', 'too_many_names', `The form has more than ${maxFormMembers} members. Send fewer, or JSON.`);
  }
  const members = [...new URLSearchParams(text)];
  const [[name, only] = ['', ''], ...more] = members;
  if (name === 'payload' && more.length === 0 && only.trimStart().startsWith('{')) return post(only, parsed(only));
  const values = new Map<string, string[]>();
  for (const [key, value] of members) {
    const list = values.get(key);
    // A copy of the list for each member would take minutes where they all have one name.
    if (list) list.push(value);
    else values.set(key, [value]);
  }
  const payload = Object.fromEntries([...values].map(([key, list]) => [key, list.length > 1 ? list : list[0]]));
  return post(JSON.stringify(payload), payload);
}

function post(text: string, payload: Payload): Post {
  try {
    return { text, shape: shapeOf(payload) };
  } catch (error) {
    if (!(error instanceof PayloadRefused)) throw error;
    throw refuse(error.path.length > 200 ? `${error.path.slice(0, 199)}…` : error.path, error.code, error.message, error);
  }
}
