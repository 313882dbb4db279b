import { type Env, env, givenVariables } from '@/lib/core/env';
import type { ShownVariable } from '../schema';
import { variables } from './variables';

/** Every variable: whether it is set, has its value by default, or has none; and its value, where that is no secret. */
export function presentVariables(): ShownVariable[] {
  const [set, given] = [env(), givenVariables()];
  return Object.entries(variables).map(([name, { what, isSecret }]) => {
    const value = textOf(set[name as keyof Env]);
    const state = given.has(name) ? 'set' : value === null ? 'missing' : 'default';
    return { name, what, state, value: isSecret ? null : value };
  });
}

const textOf = (value: unknown): string | null => {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value ?? '');
  // An empty list, of networks too, says as much as nothing.
  return text === '' || text === '[]' ? null : text;
};
