/** As much of a JSON Schema as a sample needs. */
export type JsonSchema = {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  example?: unknown;
  examples?: unknown[];
  format?: string;
  minimum?: number;
};

const byFormat: Record<string, string> = {
  'date-time': '2026-11-21T09:30:00.000Z',
  date: '2026-11-21',
  email: 'anna@example.com',
  uri: 'https://sign.example.net/',
  uuid: '7c1f7a54-2f7e-4c39-9c0f-3a5d8f5b1b8e',
};

const maxDepth = 12;

/**
 * A value that fits the schema: its own example where it gives one. A text with a pattern needs one, by
 * `.meta({ examples: [...] })`; the linters' test finds it missing.
 */
export function sampleOf(schema: JsonSchema, defs = schema.$defs ?? {}, depth = 0): unknown {
  if (depth > maxDepth) return null;
  const told = [schema.example, schema.examples?.[0], schema.const, schema.default, schema.enum?.[0]].find((value) => value !== undefined);
  if (told !== undefined) return told;
  if (schema.$ref) return sampleOf(defs[schema.$ref.split('/').at(-1) ?? ''] ?? {}, defs, depth + 1);
  const inner = schema.anyOf?.[0] ?? schema.oneOf?.[0] ?? schema.allOf?.[0];
  if (inner) return sampleOf(inner, defs, depth + 1);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object' || schema.properties)
    return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, member]) => [name, sampleOf(member, defs, depth + 1)]));
  if (type === 'array') return schema.items ? [sampleOf(schema.items, defs, depth + 1)] : [];
  if (type === 'integer' || type === 'number') return Math.max(schema.minimum ?? 1, 1);
  if (type === 'boolean') return true;
  if (type === 'string') return byFormat[schema.format ?? ''] ?? 'text';
  return null;
}
