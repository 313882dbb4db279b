import { POST as accept } from '@/app/confirm/[token]/accept/route';
import { POST as declineIt } from '@/app/confirm/[token]/decline/route';
import { POST as resend } from '@/app/confirm/[token]/resend/route';
import { randomHex } from '@/lib/core/ids';
import { sendForSignature } from '@/lib/domain/signatures/operations/send-for-signature';
import { serve } from '@/lib/surfaces/http/serve';
import { call } from './call';
import { postForm } from './post-form';
import { deliverMails } from './request-mails';
import { requestBody, tokenIn } from './signing';

const { POST } = serve(sendForSignature);

export const someAddress = (): string => `${randomHex(6)}@sender.example`;

/** A create request without a key, from a client address of its own unless one is given. */
export async function createKeyless(changes: Record<string, unknown> = {}, clientAddress = `client-${randomHex(8)}`) {
  const body = requestBody({ sender: { name: 'Kim Keyless', email: someAddress() }, delivery: 'email', ...changes });
  return call(POST, { body, headers: { 'x-client-address': clientAddress } });
}

/** The token of the newest confirmation link that was mailed. */
export async function confirmTokenOf(requestId: string): Promise<string> {
  const mails = (await deliverMails(requestId)).filter(({ text }) => text.includes('/confirm/'));
  const link = /http\S+\/confirm\/[\w-]+/.exec(mails.at(-1)?.text ?? '')?.[0];
  if (!link) throw new Error('No confirmation was mailed');
  return tokenIn(link);
}

export const acceptConfirmation = (token: string) => postForm(accept, { token });
export const refuseConfirmation = (token: string, inputs: Record<string, string> = {}) => postForm(declineIt, { token }, inputs);
export const askForNewConfirmation = (token: string) => postForm(resend, { token });
