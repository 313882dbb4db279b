import { asOneLine, withoutInvisible } from '@/lib/core/text/invisible';

/** How much of a page is looked at. */
const MAX_BYTES = 64 * 1024;
const MAX_TITLE_CHARACTERS = 80;

// Each part matches in one way only, and none runs far: hostile pages cost no time.
const PAGE = /^(?:\s|<!--(?:(?!-->)[\s\S])*-->|<\?xml[^>]{0,200}>)*<(?:!doctype html|html|head|body|title|meta|script)\b/i;
const TITLE = /<title[^>]{0,200}>([^<]{0,1000})/i;
const PASSWORD_FIELD = /<input\b[^>]{0,500}\btype\s{0,9}=\s{0,9}["']?password\b/i;
/** Words for signing in, in the languages of the service. */
const SIGN_IN_TITLE =
  /\b(?:sign[ -]?in|log[ -]?in|anmelden|anmeldung|connexion|iniciar sesi[oó]n|inicia sesi[oó]n|accedi|inloggen|aanmelden|entrar|iniciar sess[aã]o|fazer login)(?![\p{L}\p{N}])|ログイン|サインイン/iu;

export type WebPage = { title: string | null; asksToSignIn: boolean };

/** What a web page says of itself; null for bytes that are no web page. Nothing in it is run or followed. */
export function readWebPage(bytes: Uint8Array): WebPage | null {
  const text = Buffer.from(bytes.subarray(0, MAX_BYTES)).toString('utf8');
  if (!PAGE.test(text)) return null;
  const title = plainText(TITLE.exec(text)?.[1] ?? '');
  return { title: title || null, asksToSignIn: PASSWORD_FIELD.test(text) || SIGN_IN_TITLE.test(title) };
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'", nbsp: ' ' };

function plainText(html: string): string {
  const decoded = html.replace(/&(amp|lt|gt|quot|apos|#39|nbsp);/g, (whole, name: string) => entities[name] ?? whole);
  const line = asOneLine(withoutInvisible(decoded, ' '));
  return [...line].slice(0, MAX_TITLE_CHARACTERS).join('');
}
