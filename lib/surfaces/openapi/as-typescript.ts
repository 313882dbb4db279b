import { typeOfSent, type Variable, variables } from '@/lib/core/operation-docs';
import type { Address } from './as-curl';
import type { Example } from './examples';

/** The example as a module that uses the generated client, whole, so that it runs as it stands. */
export function asTypescript(example: Example, { method, path }: Address, baseUrl: string): string {
  const call = `paraph.${method.toUpperCase()}('${path}'${optionsOf(example)})`;
  const used = (Object.keys(variables) as Variable[]).filter((name) => JSON.stringify([example.path, example.headers, example.body]).includes(name));
  return [
    ...(example.sends ? ["import { readFile } from 'node:fs/promises';"] : []),
    ...(example.saves ? ["import { writeFile } from 'node:fs/promises';"] : []),
    ...(example.withKey || used.length > 0 ? ["import { env } from 'node:process';"] : []),
    "import { createParaphClient } from './paraph-client.ts';",
    '',
    `const paraph = createParaphClient({ baseUrl: '${baseUrl}'${example.withKey ? ', apiKey: env.PARAPH_API_KEY' : ''} });`,
    ...used.map((name) => `const ${variables[name]} = env.${name.slice(1)} ?? '';`),
    '',
    ...endOf(example, call),
  ].join('\n');
}

function endOf({ status, saves }: Example, call: string): string[] {
  if (status >= 400) return [`const { error } = await ${call};`, 'for (const problem of error?.details ?? []) console.log(problem.path, problem.message);'];
  return [
    `const { data, error } = await ${call};`,
    // A part that a file lacks is refused without a body.
    saves ? 'if (!data) throw new Error(error?.message);' : 'if (error) throw new Error(error.message);',
    saves ? `await writeFile('${saves}', new Uint8Array(data));` : 'console.log(data);',
  ];
}

function optionsOf(example: Example): string {
  const { path, headers = {}, body, sends, part, saves } = example;
  const type = typeOfSent(example);
  const { 'Content-Type': _type, ...header } = headers;
  const params = { ...(path ? { path } : {}), ...(Object.keys(header).length > 0 ? { header } : {}) };
  const members = [
    ...(Object.keys(params).length > 0 ? [`params: ${written(params, 1)}`] : []),
    ...(body ? [`body: ${written(body, 1)}`] : []),
    ...(type ? [`body: new Blob([await readFile('${sends}')])`, `headers: { 'Content-Type': '${type}' }`] : []),
    ...(part ? [`body: { ${part}: new File([await readFile('${sends}')], '${sends}') }`] : []),
    ...(saves ? ["parseAs: 'arrayBuffer'"] : []),
  ];
  return members.length > 0 ? `, {\n${members.map((member) => `  ${member},\n`).join('')}}` : '';
}

const oneLine = 90;

/** A value as it is written in TypeScript: on one line where it fits. */
function written(value: unknown, depth: number): string {
  if (typeof value === 'string') return variables[value as Variable] ?? textOf(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const parts = Array.isArray(value)
    ? value.map((element) => written(element, depth + 1))
    : Object.entries(value).map(([name, member]) => `${/^\w+$/.test(name) ? name : `'${name}'`}: ${written(member, depth + 1)}`);
  const [open, close, gap] = Array.isArray(value) ? ['[', ']', ''] : ['{', '}', ' '];
  const line = `${open}${gap}${parts.join(', ')}${gap}${close}`;
  if (line.length + depth * 2 <= oneLine && !line.includes('\n')) return line;
  const indent = '  '.repeat(depth);
  return `${open}\n${parts.map((part) => `${indent}  ${part},\n`).join('')}${indent}${close}`;
}

const textOf = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
