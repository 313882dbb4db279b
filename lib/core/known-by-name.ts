/**
 * Next loads a module once for each of its layers, and all of them share what lies on `globalThis`: pools, storage, work under
 * way. An error of theirs may be of another layer's class of the same name, so `instanceof` asks for the name:
 * `static override [Symbol.hasInstance] = knownByName('EngineFailure')`.
 */
export const knownByName =
  (name: string) =>
  (value: unknown): boolean =>
    value instanceof Error && value.name === name;
