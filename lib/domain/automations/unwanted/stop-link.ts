import { env } from '@/lib/core/env';
import { isOwnToken, linkMac, type Mac } from '@/lib/core/link-secret';

/** For a letter. */
export const stopToken = (emailId: string, mac: Mac = linkMac): string => `${emailId}.${mac(['stop', emailId].join('\n')).toString('base64url')}`;

/** Stands in one letter alone, and so shows that whoever opens it reads the mailbox that the letter went to. */
export const stopLink = (emailId: string): string => `${env().BASE_URL}/stop/${stopToken(emailId)}`;

/** By which a mail program offers the same beside the letter: RFC 8058. */
export const stopHeaders = (emailId: string): Record<string, string> => ({
  'List-Unsubscribe': `<${stopLink(emailId)}/one-click>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Which letter a token stood in; null where it is not genuine. */
export function emailIdOf(token: string): string | null {
  const [, emailId = ''] = /^(eml_[0-9A-Za-z]{20})\.[\w-]{43}$/.exec(token) ?? [];
  return emailId !== '' && isOwnToken(token, (mac) => stopToken(emailId, mac)) ? emailId : null;
}
