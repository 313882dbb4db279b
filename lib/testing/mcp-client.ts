import { Client, type ClientOptions, type ElicitResult, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { Api } from '@/lib/core/operation';
import { endpoints } from '@/lib/surfaces/mcp/endpoints';
import { serveMcp } from '@/lib/surfaces/mcp/serve-mcp';

const apis = Object.keys(endpoints) as Api[];
const routes = new Map(apis.map((api): [string, ReturnType<typeof serveMcp>] => [endpoints[api].path, serveMcp(api)]));

/** Calls a tool server's route function as Next does, for a client that believes in a network. */
export async function fetchFromRoute(address: string | URL, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  if (!headers.has('host')) headers.set('host', new URL(address).host);
  if (!headers.has('x-client-address')) headers.set('x-client-address', '203.0.113.7');
  const method = (init.method ?? 'GET') as 'GET' | 'POST' | 'DELETE';
  const route = routes.get(new URL(address).pathname)?.[method];
  if (!route) throw new Error(`There is no tool server at ${address}.`);
  return route(new Request(address, { ...init, headers }));
}

type Asked = { message: string; requestedSchema?: unknown };

export type McpOptions = {
  /** `modern` is the 2026-07-28 revision, `legacy` the 2025 ones. */
  era?: 'modern' | 'legacy';
  key?: string;
  headers?: Record<string, string>;
  /** What the user answers to a form; a client without it cannot ask. */
  answer?: (asked: Asked) => ElicitResult;
  fetch?: typeof fetchFromRoute;
  /** Whose tools: `signature` where nothing else is said. */
  api?: Api;
};

/** The official client, connected to a tool server. */
export async function mcpClient({ era = 'modern', key, headers = {}, answer, fetch = fetchFromRoute, api = 'signature' }: McpOptions = {}) {
  const options: ClientOptions = {
    capabilities: answer ? { elicitation: { form: {} } } : {},
    versionNegotiation: { mode: era === 'modern' ? { pin: '2026-07-28' } : 'legacy' },
  };
  const client = new Client({ name: 'test-agent', version: '1.0.0' }, options);
  if (answer) client.setRequestHandler('elicitation/create', ({ params }) => answer(params as Asked));
  const requestInit = { headers: { ...headers, ...(key ? { authorization: `Bearer ${key}` } : {}) } };
  await client.connect(new StreamableHTTPClientTransport(new URL(`http://localhost:3000${endpoints[api].path}`), { fetch, requestInit }));
  return client;
}

/** Calls a tool and reads what came back. */
export async function callTool(client: Client, name: string, args: Record<string, unknown> = {}) {
  const result = await client.callTool({ name, arguments: args });
  const texts = result.content.map((block) => (block.type === 'text' ? block.text : ''));
  // biome-ignore lint/suspicious/noExplicitAny: tests look at whatever came back
  return { isError: result.isError ?? false, say: texts[0] ?? '', texts, data: result.structuredContent as any };
}
