const sent = {
  title: 'Hello',
  document: { markdown: '# Hello\n\nPlease sign below.\n\n{{signature:signer}}' },
  signer: { name: 'Anna Berg', email: 'anna@example.com' },
  delivery: 'link',
};

/** A key, and where it opens what: one that only reads is shown reading. */
type For = { baseUrl: string; key: string; access: 'full' | 'read' };

/** A line for a shell that asks for a signature, whose answer holds the link for the signer; or that lists. Nothing in it needs escaping. */
export function exampleCall({ baseUrl, key, access }: For): string {
  const start = [`curl ${baseUrl}/v1/requests`, `-H 'Authorization: Bearer ${key}'`];
  return [...start, ...(access === 'full' ? ["-H 'Content-Type: application/json'", `-d '${JSON.stringify(sent)}'`] : [])].join(' \\\n  ');
}

/** The same as a module that uses the generated client. */
export const exampleModule = ({ baseUrl, key, access }: For): string =>
  [
    "import { createParaphClient } from './paraph-client.ts';",
    '',
    `const paraph = createParaphClient({ baseUrl: '${baseUrl}', apiKey: '${key}' });`,
    access === 'full' ? `const { data, error } = await paraph.POST('/v1/requests', ${bodyText});` : "const { data, error } = await paraph.GET('/v1/requests');",
    'if (error) throw new Error(error.message);',
    'console.log(data);',
  ].join('\n');

const bodyText = `{
  body: {
    title: '${sent.title}',
    document: { markdown: ${JSON.stringify(sent.document.markdown)} },
    signer: { name: '${sent.signer.name}', email: '${sent.signer.email}' },
    delivery: '${sent.delivery}',
  },
}`;

/** What an agent's settings say to reach the tools with this key. */
export const exampleSettings = ({ baseUrl, key }: For): string =>
  JSON.stringify({ mcpServers: { paraph: { type: 'http', url: `${baseUrl}/mcp`, headers: { Authorization: `Bearer ${key}` } } } }, null, 2);
