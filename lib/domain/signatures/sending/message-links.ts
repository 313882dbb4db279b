import { linesWithoutInvisible } from '@/lib/core/text/invisible';

/** A scheme, also one that was taken apart: `hxxps : //`, `h t t p s : / /`. */
const schemes = /\b(?:h\s*[tx]\s*[tx]\s*p\s*s?|f\s*t\s*p|file|data|javascript|vbscript|blob|tel|sms|mailto)\s*(?:\[?:\]?|：)\s*(?:[/\\]\s*){0,2}\S*/giu;
/** Bare hosts and addresses, also with the dot written `[.]`, `(dot)` or `。`. */
const dot = '(?:\\.|\\[\\.\\]|\\(\\.\\)|\\s?[[(]dot[\\])]\\s?|。|．)';
const hosts = new RegExp(
  `(?:[\\p{L}\\p{N}._%+-]+@)?(?:[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?${dot})+\\p{L}[\\p{L}\\p{N}-]{1,62}(?::\\d{1,5})?(?:[/?#]\\S*)?`,
  'giu',
);
const numbers = /\b(?:\d{1,3}\.){3}\d{1,3}(?::\d{1,5})?(?:\/\S*)?/g;

/**
 * Plain text without links. Bare domains and obfuscated schemes go too (decisions, "Message"), so a sentence
 * that lacks the space after its full stop loses the two words around it: the safe side.
 */
export function removeLinks(text: string): string {
  return linesWithoutInvisible(text.normalize('NFC'))
    .replace(schemes, '')
    .replace(numbers, '')
    .replace(hosts, '')
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
