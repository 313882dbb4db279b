import type { z } from 'zod';
import type { Operation } from '@/lib/core/operation';

/** An operation as it is reached by another of its ways: the same act, in nobody's dialect but our own. */
export function byWay<I extends z.ZodObject, O extends z.ZodType, S, Once extends boolean>(
  op: Operation<I, O, S, Once>,
  name: string,
): Operation<I, O, S, Once> {
  const way = op.ways?.[name];
  if (!way) throw new Error(`${op.name} has no way "${name}".`);
  const { api: _api, limits: _limits, ways: _ways, tool: _tool, docs: _docs, ...act } = op;
  return { ...act, ...way, name: `${op.name} (${name})`, input: (way.input ?? op.input) as I };
}
