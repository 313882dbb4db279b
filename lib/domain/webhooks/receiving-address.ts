import { OutsideFailure } from '@/lib/engines/net/outside-failure';
import { judgeAddress } from '@/lib/engines/net/outside-url';
import { webhookErrors } from './errors';

/** An address as it is kept, where events may be posted to it by its form; throws `bad_request` otherwise. Where it leads is judged at each attempt. */
export function receivingAddress(url: string): string {
  try {
    return judgeAddress(url).href;
  } catch (error) {
    if (error instanceof OutsideFailure) throw webhookErrors.badRequest.at('url', error.reason, error.message);
    throw error;
  }
}
