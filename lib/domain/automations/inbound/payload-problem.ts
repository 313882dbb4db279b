/** Decisions, "Payload rules". */
export const maxDepth = 16;
export const maxNames = 2000;

type Problem = { path: string; code: string; message: string };

const step = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

/** Why a payload is not taken, naming the place; null where it is. Depth counts objects and arrays; the payload itself is the first. */
export function payloadProblem(payload: Record<string, unknown>): Problem | null {
  const names = new Set<string>();
  const open: { value: object; path: string; name: string; depth: number }[] = [{ value: payload, path: '', name: '', depth: 1 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, path, name, depth } = next;
    if (depth > maxDepth) return { path: shortened(path), code: 'too_deep', message: `Nested more than ${maxDepth} levels deep. Send it flatter.` };
    for (const [key, member] of Object.entries(value)) {
      const isElement = Array.isArray(value);
      // Elements of a group share their names.
      const own = isElement ? name : step(name, key);
      if (!isElement) names.add(own);
      if (names.size > maxNames) return { path: shortened(step(path, key)), code: 'too_many_names', message: `More than ${maxNames} different names.` };
      if (typeof member === 'object' && member !== null)
        open.push({ value: member, path: isElement ? `${path}[${key}]` : step(path, key), name: own, depth: depth + 1 });
    }
  }
  return null;
}

const shortened = (path: string): string => (path.length > 200 ? `${path.slice(0, 199)}…` : path);
