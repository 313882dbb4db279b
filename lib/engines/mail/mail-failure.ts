import { asOneLine } from '@/lib/core/text/invisible';
import { withoutTokens } from '@/lib/core/text/without-tokens';

const maxCharacters = 300;

/** A provider did not take an email. `retry` says whether the same email can be taken later. */
export class MailFailure extends Error {
  constructor(
    message: string,
    readonly retry: boolean,
  ) {
    super(oneLine(message));
    this.name = 'MailFailure';
  }
}

/** What others say goes into rows and logs: one line of it, of a sane length, and no token that it quotes. */
const oneLine = (text: string): string => withoutTokens(asOneLine(text)).slice(0, maxCharacters);
