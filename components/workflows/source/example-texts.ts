import { examplePost } from '../state/example-post';

type Known = { name: string; kind: string | null };
type Data = Record<string, unknown>;

/** An example shows what to send, not all that somebody wrote. */
const MOST_CHARACTERS = 120;
const MOST_ROWS = 2;
const MOST_MEMBERS = 40;

/** What the examples send: the values of the example post, shortened; else a value of its kind for each declared name. */
export function exampleData(sample: Data | null, fields: readonly Known[]): Data {
  if (sample && Object.keys(sample).length > 0) return shortened(sample) as Data;
  return fields.length > 0 ? ofNames(fields.slice(0, MOST_MEMBERS)) : examplePost;
}

function shortened(value: unknown): unknown {
  if (typeof value === 'string') return [...value].slice(0, MOST_CHARACTERS).join('').toWellFormed();
  if (Array.isArray(value)) return value.slice(0, MOST_ROWS).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, MOST_MEMBERS)
      .map(([key, held]) => [key, shortened(held)]),
  );
}

const valueOfKind: Record<string, unknown> = { number: 1, boolean: true, group: [] };

function ofNames(fields: readonly Known[]): Data {
  const data: Data = {};
  for (const { name, kind } of fields) {
    const parts = name.split('.');
    const last = parts.pop() ?? name;
    let into: Data = data;
    for (const part of parts) into = memberOf(into, part);
    if (!Object.hasOwn(into, last)) define(into, last, (kind !== null && valueOfKind[kind]) || last);
  }
  return data;
}

function memberOf(data: Data, part: string): Data {
  if (!Object.hasOwn(data, part) || typeof data[part] !== 'object' || data[part] === null) define(data, part, {});
  return data[part] as Data;
}

/** Whatever its name is: `__proto__` is a member as any other. */
const define = (data: Data, name: string, value: unknown) => Object.defineProperty(data, name, { value, enumerable: true, configurable: true, writable: true });

/** Within single quotes of a shell nothing means anything but their end. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

export const curlExample = (url: string, data: Data): string =>
  `curl ${quoted(url)} \\\n  -H 'Content-Type: application/json' \\\n  -d ${quoted(JSON.stringify(data, null, 2))}`;

export const javascriptExample = (url: string, data: Data): string => `const response = await fetch(${JSON.stringify(url)}, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(${indented(JSON.stringify(data, null, 2), '  ')}),
});
if (!response.ok) throw new Error(await response.text());
console.log(await response.json());
`;

export const pythonExample = (url: string, data: Data): string => `import json
import urllib.request

data = ${pythonValue(data)}
request = urllib.request.Request(
    ${JSON.stringify(url)},
    data=json.dumps(data).encode(),
    headers={"Content-Type": "application/json"},
)
with urllib.request.urlopen(request, timeout=30) as response:
    print(json.load(response))
`;

const indented = (text: string, by: string): string => text.replaceAll('\n', `\n${by}`);

/** As Python writes it: what JSON calls true, false and null has other names there. */
function pythonValue(value: unknown, indent = ''): string {
  if (value === true) return 'True';
  if (value === false) return 'False';
  if (value === null || value === undefined) return 'None';
  if (typeof value !== 'object') return JSON.stringify(value);
  const inner = `${indent}    `;
  const lines = Array.isArray(value)
    ? value.map((held) => pythonValue(held, inner))
    : Object.entries(value).map(([key, held]) => `${JSON.stringify(key)}: ${pythonValue(held, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return lines.length === 0 ? `${open}${close}` : `${open}\n${lines.map((line) => `${inner}${line},\n`).join('')}${indent}${close}`;
}

/** A form sends names and texts: nested ones by their whole name, several of one name as a list; rows it cannot send. */
export const htmlExample = (url: string, data: Data, submit: string): string => `<form action="${escaped(url)}" method="post">
${textsIn(data)
  .map(([name, value]) => `  <label>${escaped(name)} <input name="${escaped(name)}" value="${escaped(value)}"></label>`)
  .join('\n')}
  <button>${escaped(submit)}</button>
</form>
`;

function textsIn(data: Data, within = ''): [string, string][] {
  return Object.entries(data).flatMap(([key, value]): [string, string][] => {
    if (Array.isArray(value)) return value.filter(isPlain).map((held) => [`${within}${key}`, String(held ?? '')]);
    if (!isPlain(value)) return textsIn(value as Data, `${within}${key}.`);
    return [[`${within}${key}`, String(value ?? '')]];
  });
}

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** The names of what a form leaves out: lists with rows in them. */
export function leftOutOfForm(data: Data, within = ''): string[] {
  return Object.entries(data).flatMap(([key, value]) => {
    if (isPlain(value)) return [];
    if (!Array.isArray(value)) return leftOutOfForm(value as Data, `${within}${key}.`);
    return value.every(isPlain) ? [] : [`${within}${key}`];
  });
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\n': '&#10;', '\r': '&#13;' };
const escaped = (text: string): string => text.replace(/[&<>"\n\r]/g, (sign) => entities[sign] ?? sign);

/** For Google Forms: a question each is a field. */
export const appsScriptExample = (url: string): string => `function onFormSubmit(event) {
  const data = {};
  for (const answer of event.response.getItemResponses()) {
    data[answer.getItem().getTitle()] = answer.getResponse();
  }
  UrlFetchApp.fetch(${JSON.stringify(url)}, {
    method: 'post',
    contentType: 'application/json',
    payload: JSON.stringify(data),
  });
}
`;
