import { randomBase62 } from '@/lib/core/ids';
import { isOwnToken, linkMac, type Mac } from '@/lib/core/link-secret';

/** Nobody writes faster; what fills forms by itself does. */
export const minMs = 2_000;
/** A page that stood open for longer may ask for what is no longer asked for. */
const maxMs = 24 * 3_600_000;

const nonceLength = 16;

/** What a page with a form carries: that we made it, when, and one name for what is sent from it, however often. */
type PageToken = { openedAt: number; nonce: string };

const tokenOf = (workflowId: string, { openedAt, nonce }: PageToken, mac: Mac = linkMac): string =>
  `${openedAt.toString(36)}.${nonce}.${mac(['form page', workflowId, openedAt, nonce].join('\n')).toString('base64url')}`;

/** For a page that is shown now; `openedAt`: when its reader began, where that was on a page before it. */
export const newPageToken = (workflowId: string, openedAt: Date): string =>
  tokenOf(workflowId, { openedAt: openedAt.getTime(), nonce: randomBase62(nonceLength) });

export type JudgedToken = { kind: 'foreign' } | { kind: 'good' | 'too_fast' | 'too_old'; openedAt: Date; nonce: string };

/** What a token says of the page that it came from; `foreign` where we made none such for this form. */
export function judgeToken(token: string, workflowId: string, at: Date): JudgedToken {
  const [, opened = '', nonce = ''] = /^([0-9a-z]{1,11})\.([0-9A-Za-z]{16})\.[\w-]{43}$/.exec(token) ?? [];
  const openedAt = Number.parseInt(opened, 36);
  if (nonce === '' || !isOwnToken(token, (mac) => tokenOf(workflowId, { openedAt, nonce }, mac))) return { kind: 'foreign' };
  const ageMs = at.getTime() - openedAt;
  return { kind: ageMs < minMs ? 'too_fast' : ageMs > maxMs ? 'too_old' : 'good', openedAt: new Date(openedAt), nonce };
}
