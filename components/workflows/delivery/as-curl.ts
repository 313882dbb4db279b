/** A request as a line for a terminal: the bytes that were sent, with the signature that they had, and no secret. */
export function asCurl(url: string, headers: Readonly<Record<string, string>>, body: string): string {
  const lines = Object.entries(headers).map(([name, value]) => `  -H ${quoted(`${name}: ${value}`)}`);
  return [`curl -i ${quoted(url)}`, ...lines, `  --data-binary ${quoted(body)}`].join(' \\\n');
}

/** As a POSIX shell reads it: nothing within single quotes means anything. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
