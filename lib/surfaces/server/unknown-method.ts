import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerPlainly } from './plain-answer';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Whether no address of ours takes the method (`TRACE`, `PROPFIND`): Next would fail on it, or take it for a GET. */
export const isUnknownMethod = ({ method = '' }: Pick<IncomingMessage, 'method'>): boolean => !METHODS.includes(method);

export function refuseUnknownMethod(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('allow', METHODS.join(', '));
  answerPlainly(request, response, 405, { error: 'method_not_allowed', message: `No address here takes ${request.method}.` });
}
