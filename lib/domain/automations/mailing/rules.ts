import { normalizeEmail } from '@/lib/core/email-address';

/** Of the addresses that come out of the texts so many get the letter. */
export const maxRecipients = 10;

/** Letters of an account in an hour: a form that anybody may fill in says whom they go to. */
export const lettersAnHour = 200;

/** Letters of an account in a day to an address that somebody typed into its public form: it may be anybody's. */
export const lettersToTypedADay = 10;
/** Letters of an account in an hour to all such addresses: the rest is left for what nobody but the account brings about. */
export const lettersToTypedAnHour = 100;

export const maxSubjectLength = 200;
export const maxMessageLength = 10_000;

export type Recipients = {
  to: string[] /** What stands there and is no address. */;
  wrong: string[] /** How many come after those that get it. */;
  beyond: number;
};

/** Of filled addresses those that the workflow does not name itself, but a value of its data. */
export function typedAmong(to: readonly string[], templated: string): string[] {
  const named = recipientsIn(templated).to;
  return to.filter((address) => !named.includes(address));
}

/** Whom a filled text names, each once. */
export function recipientsIn(text: string): Recipients {
  const named = text
    .split(/[,;\n]/)
    .map((each) => each.trim())
    .filter((each) => each !== '');
  const wrong = [...new Set(named.filter((each) => normalizeEmail(each) === null))];
  const all = [...new Set(named.flatMap((each) => normalizeEmail(each)?.toLowerCase() ?? []))];
  return { to: all.slice(0, maxRecipients), wrong, beyond: Math.max(0, all.length - maxRecipients) };
}
