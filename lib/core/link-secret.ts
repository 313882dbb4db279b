import { env } from './env';
import { hmacSha256, sameSecret } from './ids';

/** A MAC of a text, under some link secret. */
export type Mac = (text: string) => Buffer;

const under =
  (secret: string): Mac =>
  (text) =>
    hmacSha256(secret, text);

/** What links are made with: the link secret in force. */
export const linkMac: Mac = (text) => under(env().LINK_SECRET)(text);

/**
 * Whether a token is what `make` makes of it, under the link secret in force or one of those before it: links that are
 * out live on when the secret is changed, and no new one is made under an old secret.
 */
export const isOwnToken = (token: string, make: (mac: Mac) => string): boolean => knownSecrets().some((secret) => sameSecret(token, make(under(secret))));

const knownSecrets = (): string[] => [env().LINK_SECRET, ...env().LINK_SECRET_PREVIOUS];
