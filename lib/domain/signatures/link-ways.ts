import type { Party } from './rules';

/**
 * How a private link reached whoever has it, and what it therefore proves: a link of one way is no link of another.
 * `confirmed` is where a confirmation leads on to, which was mailed itself; `returned` stands in an answer of the API,
 * `shown` on a page. `unsure` is a link of the first kind, the same however it went: it was mailed, and the account
 * that asked could see it too. None is made any more.
 */
export const linkWays = {
  mailed: { byte: 1, provesAddress: true, mayBlock: true },
  confirmed: { byte: 2, provesAddress: true, mayBlock: true },
  returned: { byte: 3, provesAddress: false, mayBlock: false },
  shown: { byte: 4, provesAddress: false, mayBlock: false },
  // Whoever saw it beside the recipient belongs to the account that a block would concern.
  unsure: { byte: 0, provesAddress: false, mayBlock: true },
} as const;

export type LinkWay = keyof typeof linkWays;
export const linkWayNames = Object.keys(linkWays) as [LinkWay, ...LinkWay[]];

/** A way in which links are made today. */
export type WayOut = Exclude<LinkWay, 'unsure'>;

/** Whether who opened the link has shown that the party's mailbox is theirs. */
export const provesAddress = (way: LinkWay): boolean => linkWays[way].provesAddress;

type Reached = { accountId: string | null; delivery: string; isTest: boolean };

/** Whether the parties get their links by email. No email leaves for a test, whose links are handed out. */
export const isMailed = ({ delivery, isTest }: Pick<Reached, 'delivery' | 'isTest'>): boolean => delivery === 'email' && !isTest;

/** The ways in which a party's link is given out; one of any other way opens nothing. */
export function waysOut(request: Reached, party: Party): readonly WayOut[] {
  const isKeylessSender = party === 'sender' && request.accountId === null;
  if (isKeylessSender) return isMailed(request) ? ['mailed', 'confirmed'] : ['mailed', 'confirmed', 'returned'];
  return isMailed(request) ? ['mailed'] : ['returned', 'shown'];
}

/** What is known for sure of a link of the first kind. Without an account there was no page on which a mailed one was shown. */
export function firstKindWay(request: Reached): LinkWay {
  if (!isMailed(request)) return 'returned';
  return request.accountId === null ? 'mailed' : 'unsure';
}

/** How the link went by which a party signed; the first acts did not keep it. */
export const wayOfAct = (request: Reached, act: { way: LinkWay | null }): LinkWay => act.way ?? firstKindWay(request);

/**
 * Whether the link lets its party sign or decline. A caller without a key has not proven to be the sender: the link that is
 * returned to them only says to go on from the email (decisions, "Keyless with delivery: link").
 */
export const letsAct = (request: Reached, party: Party, way: LinkWay): boolean => !(party === 'sender' && request.accountId === null && way === 'returned');
