import { asOneLine } from '@/lib/core/text/invisible';

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

/** What others say goes into rows and logs: one line of it, of a sane length. */
const oneLine = (text: string): string => asOneLine(text).slice(0, maxCharacters);
