import { z } from 'zod';
import { hasInvisible, hasVisible, withoutInvisible } from '@/lib/core/text/invisible';
import { isLonger } from '@/lib/core/text/is-longer';
import { maxFileNameLength } from '../rules';
import { type FileKind, fileKinds, kindOfType } from './file-kinds';

/** A name that a person gives a file: with or without its ending, and never a path. */
export const fileName = z
  .string()
  .transform((text) => text.normalize('NFC').trim())
  .refine((text) => hasVisible(text), { error: 'Give the file a name.', params: { code: 'empty' } })
  .refine((text) => !isLonger(text, maxFileNameLength), { abort: true, error: `Use at most ${maxFileNameLength} characters.`, params: { code: 'too_long' } })
  .refine((text) => !hasInvisible(text), { error: 'Remove line breaks and invisible characters.', params: { code: 'invisible_characters' } })
  .refine((text) => !/[/\\]/.test(text), { error: 'A name has no slashes.', params: { code: 'slash' } });

const endings: Record<FileKind, RegExp> = { docx: /\.docx$/i, pptx: /\.pptx$/i, pdf: /\.pdf$/i, png: /\.png$/i, jpg: /\.jpe?g$/i };

/** A name with the ending of what the file really is, which is put on where it is missing. */
export function withEnding(name: string, mimeType: string): string {
  const kind = kindOfType(mimeType);
  if (!kind || endings[kind].test(name)) return name;
  return `${[...name].slice(0, maxFileNameLength - kind.length - 1).join('')}.${kind}`;
}

/** What a sender's computer calls a file, as a name: without folders and what nobody sees. */
export function nameOfSent(sent: string, kind: FileKind): string {
  const last = withoutInvisible(sent.split(/[/\\]/).at(-1) ?? '')
    .normalize('NFC')
    .trim();
  const name = hasVisible(last) ? shortened(last) : 'Untitled';
  return withEnding(name, fileKinds[kind].mimeType);
}

/** Cut before its ending. */
function shortened(name: string): string {
  const characters = [...name];
  if (characters.length <= maxFileNameLength) return name;
  const ending = /\.\w{1,5}$/.exec(name)?.[0] ?? '';
  return `${characters.slice(0, maxFileNameLength - ending.length).join('')}${ending}`;
}
