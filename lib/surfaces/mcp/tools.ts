import type { ToolAnnotations } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { AnyOperation, Api, ToolText } from '@/lib/core/operation';
import { getAutomation } from '@/lib/domain/automations/operations/get-automation';
import { startAutomation } from '@/lib/domain/automations/operations/start-automation';
import { downloadFile } from '@/lib/domain/files/operations/download-file';
import { uploadPdf } from '@/lib/domain/files/operations/upload-pdf';
import { operations } from '@/lib/domain/operations';
import { cancelSignatureRequest } from '@/lib/domain/signatures/operations/cancel-signature-request';
import { downloadSignedPdf } from '@/lib/domain/signatures/operations/download-signed-pdf';
import { getSignatureStatus } from '@/lib/domain/signatures/operations/get-signature-status';
import { sendForSignature } from '@/lib/domain/signatures/operations/send-for-signature';
import { getWorkflow } from '@/lib/domain/workflows/operations/get-workflow';
import { listWorkflows } from '@/lib/domain/workflows/operations/list-workflows';
import { annotationsOf } from './annotations';
import type { Reading } from './reading';
import { cancelReading } from './readings/cancel-signature-request';
import { downloadFileReading } from './readings/download-file';
import { downloadReading } from './readings/download-signed-pdf';
import { getAutomationReading } from './readings/get-automation';
import { statusReading } from './readings/get-signature-status';
import { getWorkflowReading } from './readings/get-workflow';
import { listWorkflowsReading } from './readings/list-workflows';
import { sendReading } from './readings/send-for-signature';
import { startAutomationReading } from './readings/start-automation';
import { uploadReading } from './readings/upload-pdf';
import { idempotencyKey, requestToken } from './shared-arguments';

export type Tool = Pick<ToolText, 'title' | 'description'> & {
  op: AnyOperation;
  /** At which of the endpoints it stands. */
  api: Api;
  reading: Reading;
  input: z.ZodObject;
  output: z.ZodObject;
  annotations: ToolAnnotations;
};

/** How some operations differ for an agent; every other one is its own reading. */
const readings = new Map<AnyOperation, Reading>([
  [sendForSignature, sendReading],
  [getSignatureStatus, statusReading],
  [downloadSignedPdf, downloadReading],
  [cancelSignatureRequest, cancelReading],
  [uploadPdf, uploadReading],
  [listWorkflows, listWorkflowsReading],
  [getWorkflow, getWorkflowReading],
  [startAutomation, startAutomationReading],
  [getAutomation, getAutomationReading],
  [downloadFile, downloadFileReading],
]);

/** Every operation that has a tool's text, in the order of the list. */
export const tools: readonly Tool[] = operations.flatMap((op) => (op.tool ? [toolOf(op, op.tool, readings.get(op) ?? {})] : []));

export const toolsOf = (api: Api): readonly Tool[] => tools.filter((tool) => tool.api === api);

function toolOf(op: AnyOperation, text: ToolText, reading: Reading): Tool {
  const output = reading.output ?? op.output;
  if (!op.api) throw new Error(`${op.name} is of no API: a tool stands where the API of its operation does.`);
  if (!(output instanceof z.ZodObject)) throw new Error(`${op.name} answers no JSON object: give it a reading with an output.`);
  const { title, description } = text;
  return { title, description, op, api: op.api, reading, output, input: inputOf(op, reading), annotations: annotationsOf(op) };
}

function inputOf(op: AnyOperation, { leavesOut = [], adds = {} }: Reading): z.ZodObject {
  const own = leavesOut.length ? op.input.omit(Object.fromEntries(leavesOut.map((name) => [name, true]))) : op.input;
  return own.safeExtend({
    ...(op.auth.takes.includes('request-token') ? { request_token: requestToken.optional() } : {}),
    ...(op.idempotent ? { idempotency_key: idempotencyKey.optional() } : {}),
    ...adds,
  });
}
