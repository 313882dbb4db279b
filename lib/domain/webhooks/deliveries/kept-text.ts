/** The beginning of what came back, as text that every database takes: whole characters, and no NUL. Null where nothing came. */
export function keptText(bytes: Uint8Array, maxBytes: number): string | null {
  if (bytes.length === 0) return null;
  // As a stream the decoder leaves a character out that is cut off.
  return new TextDecoder().decode(bytes.subarray(0, maxBytes), { stream: true }).replaceAll('\0', '\ufffd');
}
