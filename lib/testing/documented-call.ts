import { z } from 'zod';
import type { AnyOperation } from '@/lib/core/operation';
import { type Example, typeOfSent } from '@/lib/core/operation-docs';
import { inputParts, pathOf } from '@/lib/surfaces/openapi/input-parts';
import { type JsonSchema, sampleOf } from '@/lib/surfaces/openapi/sample';
import { fileAsForm } from './kinds/multipart';
import { files, statesByPathMember, type World } from './world';

/** A call as it goes over the wire. */
export type Sent = { method: string; address: string; params: Record<string, string>; headers: Record<string, string>; body?: BodyInit };

/** The call that an operation's docs show to succeed; for one without docs a call made of its traits and schemas. */
export function goodExample(op: AnyOperation): Example {
  const documented = op.docs?.examples.find(({ status }) => status === op.success);
  if (documented) return documented;
  const { path, json } = inputParts(op);
  const members = Object.keys(path);
  const given = members.map((name) => statesByPathMember[name]).findLast((state) => state !== undefined);
  return {
    title: 'as its traits and schemas have it',
    status: op.success,
    withKey: op.auth.takes.includes('key'),
    ...(given ? { given } : {}),
    path: Object.fromEntries(members.map((name) => [name, `$${name.toUpperCase()}` as '$REQUEST_ID'])),
    headers: op.auth.takes.includes('request-token') ? { 'X-Request-Token': '$REQUEST_TOKEN' } : {},
    ...(json ? { body: requiredOf(json) } : {}),
    ...(op.body === 'bytes' ? { sends: 'agreement.pdf' } : {}),
  };
}

/** A sample of the members that an input needs. */
export function requiredOf(schema: z.ZodObject): Record<string, unknown> {
  const { required = [], ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as JsonSchema;
  const sample = sampleOf(rest) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(sample).filter(([name]) => required.includes(name)));
}

/** A documented call with the values of a world in place of its variables. */
export function asSent(op: AnyOperation, example: Example, world: World): Sent {
  const { path = {}, headers = {}, withKey, body, sends, part } = example;
  const type = typeOfSent(example);
  const bytes =
    sends === undefined ? undefined : (files[sends]?.() ?? missing(`${op.name} sends ${sends}, which is none of the files of lib/testing/world.ts.`));
  const form = bytes === undefined || part === undefined ? undefined : fileAsForm(part, sends ?? '', bytes);
  const filled = (text: string) => text.replace(/\$([A-Z_]+)/g, (_, name: string) => worldsValue(op, world, name));
  const { method, path: address } = pathOf(op);
  const params = Object.fromEntries(Object.entries(path).map(([name, variable]) => [name, filled(variable)]));
  return {
    method: method.toUpperCase(),
    address: address.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? ''),
    params,
    headers: {
      ...(withKey ? { authorization: `Bearer ${world.key}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(type ? { 'content-type': type } : {}),
      ...(form ? { 'content-type': form.type } : {}),
      ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), filled(value)])),
    },
    ...(body ? { body: filled(JSON.stringify(body)) } : {}),
    ...(bytes === undefined ? {} : { body: form?.body ?? bytes }),
  };
}

const worldsValue = (op: AnyOperation, { values }: World, name: string): string =>
  values[name] ?? missing(`Nothing gives ${op.name} a $${name}: say in its docs by \`given\` in which state of lib/testing/world.ts it is called.`);

const missing = (what: string): never => {
  throw new Error(what);
};
