import { format } from '@/lib/core/i18n/format';
import type { Language } from '@/lib/core/i18n/languages';
import { messagesFor } from '@/lib/words/messages';
import type { StoredEvent } from '../../events/stored-event';
import { testMark } from '../edge-mark-of';
import type { RequestRow } from '../store';

/** What a reader shows beside the seal: the request, the parties' addresses, and the head of the event chain up to the signature. */
export function sealReason(request: RequestRow, events: readonly StoredEvent[]): string {
  const words = messagesFor(request.language as Language).certificate;
  const reason = format(words.sealReason, {
    request: request.id,
    sender: request.senderEmail,
    signer: request.signerEmail,
    head: events.at(-1)?.hash ?? '',
  });
  return request.isTest ? `${testMark}. ${words.test} ${reason}` : reason;
}
