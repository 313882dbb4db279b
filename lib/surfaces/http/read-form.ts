/** The inputs of a form as an operation's input; those named `field.<id>` become the member `values`. Empty files are left out. */
export async function readFormData(form: FormData): Promise<Record<string, unknown>> {
  const values: Record<string, string> = {};
  const input: Record<string, unknown> = {};
  for (const [name, given] of form) {
    // No column can hold this character, and no person types it.
    const value = typeof given === 'string' ? given.replaceAll('\u0000', '') : given;
    if (value instanceof File) {
      if (value.size > 0) input[name] = new Uint8Array(await value.arrayBuffer());
    } else if (name.startsWith('field.')) values[name.slice('field.'.length)] = value;
    // React's own inputs, which carry the address of the action.
    else if (!name.startsWith('$ACTION_')) input[name] = value;
  }
  return Object.keys(values).length ? { ...input, values } : input;
}
