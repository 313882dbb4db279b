import type { AnyOperation } from '@/lib/core/operation';
import type { Tool } from '@/lib/surfaces/mcp/tools';
import { asSent, goodExample } from './documented-call';
import { makeWorld, type World } from './world';

/** What an agent gives to a tool for the call that its operation's docs show: headers and bytes as arguments. */
export async function toolArguments({ op, input }: Pick<Tool, 'op' | 'input'>): Promise<{ world: World; args: Record<string, unknown> }> {
  const example = goodExample(op as AnyOperation);
  const world = await makeWorld(example.given);
  const { params, headers, body } = asSent(op, example, world);
  const asBase64 = Object.keys(input.shape).find((name) => name.endsWith('_base64'));
  const token = headers['x-request-token'];
  return {
    world,
    args: {
      ...params,
      ...(example.body ? JSON.parse(String(body)) : {}),
      ...(token ? { request_token: token } : {}),
      ...(example.sends && asBase64 ? { [asBase64]: Buffer.from(String(body)).toString('base64') } : {}),
      // A tool that asks the user first is told that they agreed.
      ...('confirmed' in input.shape ? { confirmed: true } : {}),
    },
  };
}
