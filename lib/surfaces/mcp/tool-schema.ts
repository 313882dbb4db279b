import { fromJsonSchema, type StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import { z } from 'zod';

type Arguments = Record<string, unknown>;
type JsonSchema = Parameters<typeof fromJsonSchema>[0];

/** What schemas say of themselves, but for the names that the interface description gives to shapes: they would become references. */
const nameless = z.registry<z.core.GlobalMeta>();
nameless.get = (schema) => {
  // An example of an id could pass for one.
  const { id: _name, examples: _examples, description, ...rest } = z.globalRegistry.get(schema) ?? {};
  // What the specification has and what it lacks is nothing to an agent.
  const told = description?.replace(/^An addition: /, '');
  return { ...rest, ...(told === undefined ? {} : { description: told }) } as ReturnType<typeof nameless.get>;
};

/** JSON Schema 2020-12 of what an agent gives (`input`) or gets (`output`). */
export function jsonSchemaOf(schema: z.ZodObject, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, target: 'draft-2020-12', metadata: nameless, override: dropSafeBounds });
  return rest as unknown as JsonSchema;
}

/** The bounds of every safe integer cost an agent attention and tell it nothing. */
function dropSafeBounds({ jsonSchema }: { jsonSchema: { maximum?: number; minimum?: number } }): void {
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
}

/** For the library, which would check by itself and answer in its own words: only describes, and lets everything through. */
export const described = (schema: JsonSchema): StandardSchemaWithJSON<Arguments> =>
  fromJsonSchema<Arguments>(schema, { getValidator: () => (input) => ({ valid: true, data: input as never, errorMessage: undefined }) });
