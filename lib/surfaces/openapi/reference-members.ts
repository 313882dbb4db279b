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

/** The members of a schema, those of its inner objects after each, as rows of a table. */
export function membersOf(document: Document, given: unknown, prefix = '', depth = 0): Member[] {
  const schema = resolve(document, given as Schema);
  if (depth > maxDepth) return [];
  return Object.entries(schema.properties ?? {}).flatMap(([key, property]) => {
    const member = resolve(document, property as Schema);
    const name = `${prefix}${key}`;
    const row = {
      name,
      type: typeOf(document, member),
      required: schema.required?.includes(key) ?? false,
      description: member.description ?? '',
      notes: notesOf(member),
    };
    const inner = member.items ? membersOf(document, member.items, `${name}[].`, depth + 1) : membersOf(document, member, `${name}.`, depth + 1);
    return [row, ...inner];
  });
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
