import { typeOfSent } from '@/lib/core/operation-docs';
import type { Example } from './examples';
import type { Method } from './input-parts';

export type Address = { method: Method; path: string };

/** The example as a command for a POSIX shell. Values that are known only then come from variables such as `$REQUEST_ID`. */
export function asCurl(example: Example, { method, path }: Address, baseUrl: string): string {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => example.path?.[name] ?? `{${name}}`);
  const url = `${baseUrl}${address}`;
  const type = typeOfSent(example);
  const headers = {
    ...(example.withKey ? { Authorization: 'Bearer $PARAPH_API_KEY' } : {}),
    ...(example.body ? { 'Content-Type': 'application/json' } : {}),
    ...example.headers,
    ...(type ? { 'Content-Type': type } : {}),
  };
  const parts = [
    `curl ${method === 'get' || (method === 'post' && (example.body || example.part)) ? '' : `-X ${method.toUpperCase()} `}${quoted(url)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(example.body ? [`-d ${literal(JSON.stringify(example.body, null, 2))}`] : []),
    ...(type ? [`--data-binary @${example.sends}`] : []),
    ...(example.part ? [`-F ${example.part}=@${example.sends}`] : []),
    ...(example.saves ? [`-o ${example.saves}`] : []),
  ];
  return parts.join(' \\\n  ');
}

/** Variables are read between double quotes. */
const quoted = (text: string): string => (text.includes('$') ? `"${text}"` : `'${text}'`);

/** Nothing is read between single quotes; what a variable stands for is put between two of them. */
const literal = (text: string): string => `'${text.replaceAll("'", "'\\''").replace(/\$[A-Z_]+/g, (name) => `'"${name}"'`)}'`;
