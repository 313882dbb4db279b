import { asOneLine, withoutInvisible } from '@/lib/core/text/invisible';
import type { OutsideAnswer } from './call-outside';
import { headerText, utf8Text } from './header-text';

const MAX_CHARACTERS = 120;
const ENDING = /\.(pdf|docx?|pptx?|xlsx?|odt|odp|rtf)$/i;

/** The name of a file that was sent, in one tidy line without its ending: as the server calls it, or else its address. */
export function fileNameOf({ headers, address }: Pick<OutsideAnswer, 'headers' | 'address'>): string | null {
  const said = headers['content-disposition'] ?? '';
  return tidy(extendedName(said) ?? plainName(said) ?? nameInPath(address) ?? '');
}

/** `filename*=UTF-8''name`, RFC 5987. */
function extendedName(disposition: string): string | null {
  const [, charset = '', encoded = ''] = /;\s*filename\*\s*=\s*"?([\w-]+)'[^']*'([^;"\s]+)/i.exec(disposition) ?? [];
  const bytes = Buffer.from(
    encoded.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );
  if (bytes.length === 0) return null;
  if (/^iso-8859-1$/i.test(charset)) return bytes.toString('latin1');
  return /^utf-8$/i.test(charset) ? utf8Text(bytes) : null;
}

/** `filename="name"`. */
function plainName(disposition: string): string | null {
  const [, quoted, bare] = /;\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s"]+))/i.exec(disposition) ?? [];
  const name = quoted?.replace(/\\"/g, '"') ?? bare;
  return name === undefined ? null : headerText(name);
}

/** Only what ends as a PDF does is meant as a file's name. */
function nameInPath(address: string): string | null {
  const last = new URL(address).pathname.split('/').at(-1) ?? '';
  if (!/\.pdf$/i.test(last)) return null;
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

function tidy(name: string): string | null {
  const own = name.split(/[/\\]/).at(-1) ?? '';
  const line = asOneLine(withoutInvisible(own.normalize('NFC'), ' '))
    .replace(ENDING, '')
    .replace(/^\.+/, '');
  return [...line].slice(0, MAX_CHARACTERS).join('').trim() || null;
}
