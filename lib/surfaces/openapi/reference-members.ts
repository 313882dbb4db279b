import type { Document } from './document';
import type { JsonSchema } from './sample';

export type Member = {
  /** From the root, such as `signer.email` or `fields[].page`. */
  name: string;
  type: string;
  required: boolean;
  description: string;
  /** What is allowed beyond the type, and what holds without a value. */
  notes: string[];
  /** The shape that has its members, where they stand under a name of their own. */
  shape: string;
};

type Schema = JsonSchema & {
  description?: string;
  pattern?: string;
  maxLength?: number;
  maximum?: number;
  maxItems?: number;
  minProperties?: number;
  maxProperties?: number;
};

const maxDepth = 8;

/**
 * The members of a schema as rows of a table, those of its inner objects after each. What has a name of its own is
 * named, and its members stand where that shape is shown: once, however many answers hold it.
 */
export function membersOf(document: Document, given: unknown, prefix = '', depth = 0): Member[] {
  const schema = resolve(document, given as Schema);
  if (depth > maxDepth) return [];
  return Object.entries(schema.properties ?? {}).flatMap(([key, property]) => {
    const member = resolve(document, property as Schema);
    const name = `${prefix}${key}`;
    const shape = shapeOf(document, property);
    const row = {
      name,
      type: typeOf(document, member),
      required: schema.required?.includes(key) ?? false,
      description: member.description ?? '',
      notes: notesOf(member),
      shape,
    };
    if (shape) return [row];
    const { object, isList } = objectIn(document, member);
    return [row, ...membersOf(document, object, `${name}${isList ? '[]' : ''}.`, depth + 1)];
  });
}

/** What has members in a value: the value itself, what it is unless it is null, or each element of a list. */
function objectIn(document: Document, given: unknown): { object: Schema; isList: boolean } {
  const schema = resolve(document, given as Schema);
  if (schema.items) return { object: schema.items as Schema, isList: true };
  const [only, ...others] = (schema.anyOf ?? []).filter(({ type }) => type !== 'null');
  return { object: only && others.length === 0 ? (only as Schema) : schema, isList: false };
}

/** The name of the shape that a value has, or each element of a list; empty where its members have no name of their own. */
export function shapeOf(document: Document, given: unknown): string {
  const { $ref } = given as Schema;
  if ($ref) return Object.keys(resolve(document, given as Schema).properties ?? {}).length > 0 ? ($ref.split('/').at(-1) ?? '') : '';
  const { object } = objectIn(document, given);
  return object === given ? '' : shapeOf(document, object);
}

/** These shapes, and those of their members, and so on: each once, as they are first met. */
export function shapesFrom(document: Document, names: readonly string[]): { name: string; members: Member[] }[] {
  const found = new Map<string, Member[]>();
  const visit = (name: string): void => {
    if (!name || found.has(name)) return;
    const members = membersOf(document, document.components?.schemas?.[name] ?? {});
    found.set(name, members);
    for (const { shape } of members) visit(shape);
  };
  for (const name of names) visit(name);
  return [...found].map(([name, members]) => ({ name, members }));
}

/** The type of one value in words. */
export function typeOf(document: Document, given: unknown): string {
  const schema = resolve(document, given as Schema);
  if (schema.anyOf) return schema.anyOf.map((one) => typeOf(document, one)).join(' or ');
  if (schema.items) return `array of ${typeOf(document, schema.items)}s`;
  const type = Array.isArray(schema.type) ? schema.type.join(' or ') : (schema.type ?? 'any');
  return schema.format ? `${type} (${schema.format})` : type;
}

export function notesOf(schema: Schema): string[] {
  const { const: only, default: without, pattern, maxLength, minimum, maximum, maxItems } = schema;
  return [
    ...(schema.enum ? [`One of ${schema.enum.map((value) => `\`${value}\``).join(', ')}.`] : []),
    ...(only === undefined ? [] : [`Always \`${only}\`.`]),
    ...(schema.minProperties === 1 && schema.maxProperties === 1 ? ['Exactly one of its members.'] : []),
    ...(minimum !== undefined && maximum !== undefined ? [`From ${minimum} to ${maximum}.`] : minimum === undefined ? [] : [`At least ${minimum}.`]),
    ...(maxLength === undefined ? [] : [`At most ${maxLength.toLocaleString('en')} characters.`]),
    ...(maxItems === undefined ? [] : [`At most ${maxItems}.`]),
    ...(pattern === undefined ? [] : [`Pattern \`${pattern}\`.`]),
    ...(without === undefined ? [] : [`Without a value: \`${without}\`.`]),
  ];
}

function resolve(document: Document, schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name ? ((document.components?.schemas?.[name] ?? {}) as Schema) : schema;
}
