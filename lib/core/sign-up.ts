/** Who may come in by themselves: everybody, nobody who was not invited, or whoever has an address in one of these domains. */
export type SignUp = { kind: 'open' } | { kind: 'invitation' } | { kind: 'domains'; domains: readonly string[] };

const domainPattern = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/;

const maxDomains = 100;

/** Domains separated by commas or spaces, in lower case; null where one of them is none, there is none, or there are too many. */
function domainsIn(text: string): string[] | null {
  const domains = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((domain) => domain.replace(/^@/, ''));
  return domains.length > 0 && domains.length <= maxDomains && domains.every((domain) => domainPattern.test(domain)) ? [...new Set(domains)] : null;
}

/** Reads `open`, `invitation` or `domains:example.com,example.org`; null for anything else. */
export function parseSignUp(text: string): SignUp | null {
  const [kind, list] = text.trim().split(/:(.*)/s);
  if ((kind === 'open' || kind === 'invitation') && list === undefined) return { kind };
  const domains = kind === 'domains' ? domainsIn(list ?? '') : null;
  return domains && { kind: 'domains', domains };
}

/** The same as it is written. */
export const signUpText = (signUp: SignUp): string => (signUp.kind === 'domains' ? `domains:${signUp.domains.join(',')}` : signUp.kind);
