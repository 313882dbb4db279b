import { Client, type ClientOptions, type ElicitResult, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { serveMcp } from '@/lib/surfaces/mcp/serve-mcp';

const routes = serveMcp();

/** Calls the tool server's route function as Next does, for a client that believes in a network. */
export async function fetchFromRoute(address: string | URL, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  if (!headers.has('host')) headers.set('host', new URL(address).host);
  if (!headers.has('x-client-address')) headers.set('x-client-address', '203.0.113.7');
  const method = (init.method ?? 'GET') as keyof typeof routes;
  return routes[method](new Request(address, { ...init, headers }));
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
  url?: string;
};

/** The official client, connected to the tool server. */
export async function mcpClient({ era = 'modern', key, headers = {}, answer, fetch = fetchFromRoute, url = 'http://localhost:3000/mcp' }: McpOptions = {}) {
  const options: ClientOptions = {
    capabilities: answer ? { elicitation: { form: {} } } : {},
    versionNegotiation: { mode: era === 'modern' ? { pin: '2026-07-28' } : 'legacy' },
  };
  const client = new Client({ name: 'test-agent', version: '1.0.0' }, options);
  if (answer) client.setRequestHandler('elicitation/create', ({ params }) => answer(params as Asked));
  const requestInit = { headers: { ...headers, ...(key ? { authorization: `Bearer ${key}` } : {}) } };
  await client.connect(new StreamableHTTPClientTransport(new URL(url), { fetch, requestInit }));
  return client;
}

/** Calls a tool and reads what came back. */
export async function callTool(client: Client, name: string, args: Record<string, unknown> = {}) {
  const result = await client.callTool({ name, arguments: args });
  const texts = result.content.map((block) => (block.type === 'text' ? block.text : ''));
  // biome-ignore lint/suspicious/noExplicitAny: tests look at whatever came back
  return { isError: result.isError ?? false, say: texts[0] ?? '', texts, data: result.structuredContent as any };
}
