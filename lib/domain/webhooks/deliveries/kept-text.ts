/** Of the headers of an answer so many are kept, and of each so much. */
const mostHeaders = 40;
const maxHeaderLength = 300;

/** The first headers of an answer, as every database takes them. */
export const keptHeaders = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .slice(0, mostHeaders)
      .map(([name, value]) => [name, value.slice(0, maxHeaderLength).replaceAll('\0', '\ufffd')]),
  );

/** The beginning of what came back, as text that every database takes: whole characters, and no NUL. Null where nothing came. */
export function keptText(bytes: Uint8Array, maxBytes: number): string | null {
  if (bytes.length === 0) return null;
  // As a stream the decoder leaves a character out that is cut off.
  return new TextDecoder().decode(bytes.subarray(0, maxBytes), { stream: true }).replaceAll('\0', '\ufffd');
}
