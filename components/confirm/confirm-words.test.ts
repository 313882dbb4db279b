import { describe, expect, test } from 'vitest';
import { messagesFor } from '@/lib/words/messages';
import { confirmAct, problemText, quietWords, whatFollows } from './confirm-words';

const words = messagesFor('en').confirm;
const email = { delivery: 'email', senderSigns: false } as const;
const emailSender = { delivery: 'email', senderSigns: true } as const;
const link = { delivery: 'link', senderSigns: false } as const;
const linkSender = { delivery: 'link', senderSigns: true } as const;

test('the button says "send" only where confirming sends something', () => {
  expect([email, emailSender, link, linkSender].map((way) => confirmAct(way, words))).toEqual([words.send, words.sign, words.allow, words.sign]);
});

test('what follows is told for each way', () => {
  const { next } = words;
  expect([email, emailSender, link, linkSender].map((way) => whatFollows(way, words))).toEqual([next.email, next.emailSender, next.link, next.linkSender]);
});

test('a problem without words of its own gets the general ones', () => {
  expect(problemText('too_many_mails', words)).toBe(words.problems.too_many_mails);
  expect(problemText('toString', words)).toBe(words.problems.other);
});

describe('where nothing is to be confirmed', () => {
  const rest = { mayResend: false, signLink: null };
  const { link_expired, confirmed, declined } = words.states;
  test('a dead link offers a new one only while one can be had', () => {
    expect(quietWords({ ...email, ...rest, mayResend: true, state: 'link_expired' }, words).body).toBe(link_expired.body);
    expect(quietWords({ ...email, ...rest, state: 'link_expired' }, words).body).toBe(link_expired.last);
  });
  test.each([
    ['mail goes to the signer', email, null, confirmed.email],
    ['the signer has the link from elsewhere', link, null, confirmed.link],
    ['the sender signs now', linkSender, '/sign/x', confirmed.sign],
    ['the sender has nothing left to do', emailSender, null, confirmed.done],
  ] as const)('confirmed: %s', (_, way, signLink, body) => {
    expect(quietWords({ ...way, ...rest, signLink, state: 'confirmed' }, words)).toEqual({ title: confirmed.title, body });
  });
  test('any other state has its own words', () => expect(quietWords({ ...email, ...rest, state: 'declined' }, words)).toEqual(declined));
});
