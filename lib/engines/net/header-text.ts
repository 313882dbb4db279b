/** UTF-8, or null if the bytes are not that. */
export function utf8Text(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Headers come as Latin-1, and most servers that go beyond ASCII in them mean UTF-8. */
export const headerText = (value: string): string => utf8Text(Buffer.from(value, 'latin1')) ?? value;
