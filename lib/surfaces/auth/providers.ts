import type { EmailConfig, OAuthConfig, OIDCConfig } from 'next-auth/providers';
import { env } from '@/lib/core/env';
import { languageFor } from '@/lib/core/i18n/accept-language';
import { randomBase64url } from '@/lib/core/ids';
import { signInLinkSeconds } from '@/lib/domain/accounts/sign-in-link';
import { returnPath } from './return-path';
import { sendSignInLink } from './send-sign-in-link';

/** Sends the link whose page asks for a click; the library's own link would be used up by whoever opens it first. */
export const byEmail = (): EmailConfig => ({
  id: 'email',
  type: 'email',
  name: 'Email',
  maxAge: signInLinkSeconds,
  // Stored is SHA-256(token + this); the token's 256 random bits need no pepper.
  secret: '',
  generateVerificationToken: () => randomBase64url(32),
  // Whoever asks has brought the address into its one form (`ask-for-link.ts`).
  normalizeIdentifier: (address) => address,
  async sendVerificationRequest({ identifier, token, expires, url, request }) {
    const wanted = new URL(new URL(url).searchParams.get('callbackUrl') ?? '', env().BASE_URL);
    const language = languageFor(request.headers.get('accept-language'));
    await sendSignInLink({ recipient: identifier, token, expires, to: returnPath(`${wanted.pathname}${wanted.search}`), language });
  },
});

export type OutsideProvider = 'google' | 'github';

/** Which outside logins the configuration has both halves of. */
export const outsideProviders = (): OutsideProvider[] => {
  const set = env();
  return [
    ...(set.AUTH_GOOGLE_ID && set.AUTH_GOOGLE_SECRET ? (['google'] as const) : []),
    ...(set.AUTH_GITHUB_ID && set.AUTH_GITHUB_SECRET ? (['github'] as const) : []),
  ];
};

type GoogleProfile = { sub: string; email?: string; email_verified?: boolean; name?: string };

const byGoogle = (): OIDCConfig<GoogleProfile> => ({
  id: 'google',
  type: 'oidc',
  name: 'Google',
  issuer: 'https://accounts.google.com',
  clientId: env().AUTH_GOOGLE_ID ?? '',
  clientSecret: env().AUTH_GOOGLE_SECRET ?? '',
  checks: ['pkce', 'state', 'nonce'],
  profile: googlePerson,
  allowDangerousEmailAccountLinking: true,
});

type GithubAddress = { email: string; primary: boolean; verified: boolean };

/** Asks for the addresses alone: GitHub's profile does not say whether an address was proved. */
const byGithub = (): OAuthConfig<GithubAddress[]> => ({
  id: 'github',
  type: 'oauth',
  name: 'GitHub',
  issuer: 'https://github.com/login/oauth',
  authorization: { url: 'https://github.com/login/oauth/authorize', params: { scope: 'user:email' } },
  token: 'https://github.com/login/oauth/access_token',
  userinfo: 'https://api.github.com/user/emails',
  clientId: env().AUTH_GITHUB_ID ?? '',
  clientSecret: env().AUTH_GITHUB_SECRET ?? '',
  checks: ['pkce', 'state'],
  profile: githubPerson,
  allowDangerousEmailAccountLinking: true,
});

const outside = { google: byGoogle, github: byGithub };

/** Every way to sign in. Each proves the address, which is why a login may join the person who has it already. */
export const signInProviders = () => [byEmail(), ...outsideProviders().map((name) => outside[name]())];

/** The address that a provider says is proven to be whose login it is; null for what is no such provider. Throws as the two below. */
export function addressProvenBy(provider: string, profile: unknown): string | null {
  if (provider === 'google') return googlePerson(profile as GoogleProfile).email;
  return provider === 'github' ? githubPerson(profile as GithubAddress[]).email : null;
}

/** Throws where Google has not proved the address. */
export function googlePerson({ sub, email, email_verified, name }: GoogleProfile) {
  if (!email || email_verified !== true) throw new Error('Google does not say that the address is verified.');
  return { id: sub, email: email.toLowerCase(), name: name ?? null };
}

/** Throws where GitHub knows no main address that was proved. The address is also what the login is known by. */
export function githubPerson(addresses: GithubAddress[]) {
  const main = addresses.find(({ primary, verified }) => primary && verified)?.email.toLowerCase();
  if (!main) throw new Error('GitHub knows no main address that is verified.');
  return { id: main, email: main, name: null };
}
