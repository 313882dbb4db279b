import { type McpRequestContext, McpServer } from '@modelcontextprotocol/server';
import { env } from '@/lib/core/env';
import { callTool, type From } from './call-tool';
import { confirmationState } from './confirmation-state';
import { instructions } from './instructions';
import { described, jsonSchemaOf } from './tool-schema';
import { tools } from './tools';

const fiveMinutesMs = 5 * 60 * 1000;

/** Made once: a server lives for one request. */
const registered = tools.map((tool) => ({
  tool,
  config: {
    title: tool.title,
    description: tool.description,
    annotations: tool.annotations,
    inputSchema: described(jsonSchemaOf(tool.input, 'input')),
    outputSchema: described(jsonSchemaOf(tool.output, 'output')),
  },
}));

/** The tool server for one request of either revision; `authInfo.extra` carries who asks. */
export function makeServer({ authInfo }: McpRequestContext): McpServer {
  const from = authInfo?.extra?.from as From;
  const server = new McpServer(
    { name: 'paraph', title: 'Paraph', version: '1.0.0', websiteUrl: env().BASE_URL },
    {
      instructions,
      capabilities: { tools: { listChanged: false } },
      cacheHints: { 'tools/list': { ttlMs: fiveMinutesMs, cacheScope: 'public' }, 'server/discover': { ttlMs: fiveMinutesMs, cacheScope: 'public' } },
      requestState: { verify: (state, context) => confirmationState().verify(state, context) },
    },
  );
  for (const { tool, config } of registered) server.registerTool(tool.op.name, config, (args, context) => callTool(tool, args, from, context));
  return server;
}
