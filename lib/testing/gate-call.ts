import { BinaryFile } from '@/lib/core/binary-file';
import { AppError } from '@/lib/core/errors';
import type { AnyOperation } from '@/lib/core/operation';
import { StreamedFile } from '@/lib/core/streamed-file';
import { authenticate } from '@/lib/surfaces/http/authenticate';
import { byWay } from '@/lib/surfaces/http/by-way';
import { openScope, passGate } from '@/lib/surfaces/perform/perform';
import { requiredOf } from './documented-call';
import { textPdf } from './text-pdf';
import type { Thing } from './things';

export type Given = Record<string, string>;

/** An operation by its own address and by each of its ways. */
export const everyWay = (op: AnyOperation): AnyOperation[] => [op, ...Object.keys(op.ways ?? {}).map((name) => byWay(op, name) as AnyOperation)];

/** What an operation can be asked for: every choice of one thing for each member that names one. */
export function namings(op: AnyOperation, things: readonly Thing[]): Given[] {
  const members = Object.keys(op.input.shape).filter((name) => things.some((thing) => thing.name === name));
  return members.reduce<Given[]>(
    (choices, name) => choices.flatMap((choice) => things.filter((thing) => thing.name === name).map(({ value }) => ({ ...choice, [name]: value }))),
    [{}],
  );
}

const callerOf = (headers: Record<string, string>, clientAddress: string) =>
  authenticate(new Headers({ ...headers, 'x-client-address': clientAddress }), 'test');

/** Whether a call gets past the first stage of the gate. */
export async function opens(op: AnyOperation, headers: Record<string, string>, given: Given, clientAddress = '203.0.113.9'): Promise<boolean> {
  try {
    await openScope(op, await callerOf(headers, clientAddress), given);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** Calls an operation as any surface does, and returns all that the caller can read of the answer. */
export async function callThroughGate(
  op: AnyOperation,
  headers: Record<string, string>,
  given: Given,
): Promise<{ status: number; isDone: boolean; read: string }> {
  const caller = await callerOf(headers, '203.0.113.9');
  const documented = op.docs?.examples.find(({ status, body }) => status === op.success && body && !JSON.stringify(body).includes('$'))?.body;
  const bytes = { body: new Blob([textPdf()]).stream(), contentType: 'application/pdf' };
  const file = { file: { name: 'x.pdf', mimeType: 'application/pdf', stream: new Blob([textPdf()]).stream() } };
  const input = op.body === 'bytes' ? bytes : op.body === 'multipart' ? file : (documented ?? requiredOf(op.input));
  try {
    const { output } = await passGate(op, { caller, given, read: async () => ({ input, fingerprint: '' }) });
    if (output instanceof StreamedFile && output.mimeType === 'application/json')
      return { status: op.success, isDone: true, read: await new Response(await output.open()).text() };
    if (output instanceof BinaryFile || output instanceof StreamedFile) return { status: op.success, isDone: true, read: 'a file' };
    return { status: op.success, isDone: true, read: JSON.stringify(output) };
  } catch (error) {
    if (error instanceof AppError) return { status: error.status, isDone: false, read: JSON.stringify([error.code, error.message, error.details]) };
    throw error;
  }
}
