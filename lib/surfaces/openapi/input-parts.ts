import { z } from 'zod';
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
  if (method === 'get') return { path: inPath, query: rest, json: null, rawType: null };
  const members = Object.keys(rest);
  if (members[0] === 'body') return { path: inPath, query: {}, json: null, rawType: mediaTypeOf(rest.body) ?? 'application/pdf' };
  if (members.length === 0) return { path: inPath, query: {}, json: null, rawType: null };
  // A refined schema takes no `omit`, and its refinements show in no description.
  return { path: inPath, query: {}, json: named.length === 0 ? op.input : z.strictObject(rest), rawType: null };
}

/** The media type that a schema of bytes carries. */
export const mediaTypeOf = (schema: z.ZodType | undefined): string | null => {
  const type = schema?.meta()?.mimeType;
  return typeof type === 'string' ? type : null;
};
