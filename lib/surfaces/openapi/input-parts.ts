import { z } from 'zod';
import { maxBytesOf } from '@/lib/core/incoming';
import type { AnyOperation } from '@/lib/core/operation';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
type Shape = Record<string, z.ZodType>;

export type InputParts = {
  path: Shape;
  query: Shape;
  /** The JSON body, where there is one. */
  json: z.ZodObject | null;
  /** The media type of a body that is sent as it is. */
  rawType: string | null;
  /** The members of a multipart body. */
  multipart: z.ZodObject | null;
  /** Whether the surfaces count its bytes. */
  isLimited: boolean;
};

/** An operation's address. All answer with and without a slash at the end; the description knows the form without. */
export function pathOf(op: AnyOperation): { method: Method; path: string } {
  const [method = '', path = ''] = (op.http ?? '').split(' ');
  return { method: method.toLowerCase() as Method, path: path.replace(/(?<=.)\/$/, '') };
}

/** Which members of the input come by path, query and body: the reading of `serve`. */
export function inputParts(op: AnyOperation): InputParts {
  const shape = op.input.shape as Shape;
  const { method, path } = pathOf(op);
  const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const inPath = Object.fromEntries(named.map((name) => [name, shape[name] ?? z.string()]));
  const rest = Object.fromEntries(Object.entries(shape).filter(([name]) => !named.includes(name)));
  const none = {
    path: inPath,
    query: {},
    json: null,
    rawType: null,
    multipart: null,
    isLimited: Object.values(shape).some((member) => maxBytesOf(member) !== undefined),
  };
  if (method === 'get') return { ...none, query: rest };
  if (op.body === 'bytes') return { ...none, rawType: mediaTypeOf(rest.body) ?? 'application/octet-stream' };
  if (op.body === 'multipart') return { ...none, multipart: z.strictObject(rest) };
  // A refined schema takes no `omit`, and its refinements show in no description.
  return op.body === 'json' ? { ...none, json: named.length === 0 ? op.input : z.strictObject(rest) } : none;
}

/** The media type that a schema of bytes carries. */
export const mediaTypeOf = (schema: z.ZodType | undefined): string | null => {
  const type = schema?.meta()?.mimeType;
  return typeof type === 'string' ? type : null;
};

/** Whether it answers piece by piece, in parts where one is asked for. */
export const isStreamed = ({ output }: AnyOperation): boolean => output.meta()?.streamed === true;
