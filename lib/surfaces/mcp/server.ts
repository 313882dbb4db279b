import { type McpRequestContext, McpServer } from '@modelcontextprotocol/server';
import { env } from '@/lib/core/env';
import type { Api } from '@/lib/core/operation';
import { callTool, type From } from './call-tool';
import { confirmationState } from './confirmation-state';
import { endpoints } from './endpoints';
import { described, jsonSchemaOf } from './tool-schema';
import { toolsOf } from './tools';

const fiveMinutesMs = 5 * 60 * 1000;

/** Made once: a server lives for one request. */
const registrationsOf = (api: Api) =>
  toolsOf(api).map((tool) => ({
    tool,
    config: {
      title: tool.title,
      description: tool.description,
      annotations: tool.annotations,
      inputSchema: described(jsonSchemaOf(tool.input, 'input')),
      outputSchema: described(jsonSchemaOf(tool.output, 'output')),
    },
  }));

/** Makes the tool server of an endpoint for one request of either revision; `authInfo.extra` carries who asks. */
export function serverMaker(api: Api): (context: McpRequestContext) => McpServer {
  const registered = registrationsOf(api);
  const { title, instructions, needsKey } = endpoints[api];
  // What everybody gets alike may lie in a shared cache, unless it takes a key to be let in.
  const hint = { ttlMs: fiveMinutesMs, cacheScope: needsKey ? 'private' : 'public' } as const;
  return ({ authInfo }) => {
    const from = authInfo?.extra?.from as From;
    const server = new McpServer(
      { name: 'paraph', title, version: '1.0.0', websiteUrl: env().BASE_URL },
      {
        instructions,
        capabilities: { tools: { listChanged: false } },
        cacheHints: { 'tools/list': hint, 'server/discover': hint },
        requestState: { verify: (state, context) => confirmationState().verify(state, context) },
      },
    );
    for (const { tool, config } of registered) server.registerTool(tool.op.name, config, (args, context) => callTool(tool, args, from, context));
    return server;
  };
}
