import { OfficeRefused } from '../office-refused.ts';

/** Bytes that show what a file is. */
const HEAD_BYTES = 4_096;
const CFB = '\u00d0\u00cf\u0011\u00e0';
/** The name of the stream that holds an encrypted document, as it stands in the older container. */
const ENCRYPTED_STREAM = Buffer.from('EncryptedPackage', 'utf16le');

const SAVE_AS = 'Open it in Word, PowerPoint or LibreOffice, save it as DOCX or PPTX, and send that.';

/** What else people send, by how it begins. */
const KINDS: readonly { looks: (head: string) => boolean; name: string; advice: string }[] = [
  { looks: (head) => head === '', name: 'empty', advice: 'Send the bytes of the DOCX or PPTX.' },
  { looks: (head) => head.startsWith(CFB), name: 'an older Office document', advice: SAVE_AS },
  { looks: (head) => head.startsWith('{\\rtf'), name: 'an RTF document', advice: SAVE_AS },
  { looks: (head) => head.startsWith('%PDF-'), name: 'a PDF', advice: 'Send the DOCX or PPTX that it was made from.' },
  { looks: (head) => /^\s*(mime-version|content-type|from|message-id):/i.test(head), name: 'a web archive', advice: SAVE_AS },
  { looks: (head) => /progid="(Word|PowerPoint)|pkg:package|wordDocument/.test(head), name: 'Office XML in a single file', advice: SAVE_AS },
  { looks: (head) => /<office:document/.test(head), name: 'an OpenDocument file in XML', advice: SAVE_AS },
  {
    looks: (head) => /^\s*(<!doctype html|<html|<head|<body|<meta|<\?xml)/i.test(head),
    name: 'a web page',
    advice: 'Where a link leads to a page about the file or to a sign-in, send the file itself.',
  },
  { looks: (head) => /^\s*\{\s*"url"/.test(head), name: 'a link to a hosted document', advice: 'Download the document as DOCX or PPTX and send that.' },
  { looks: (head) => /^\s*UEsDB/.test(head), name: 'base64', advice: 'Decode it first.' },
  { looks: (head) => /^\s*[[{]/.test(head), name: 'JSON', advice: 'Send the bytes of the file as they are.' },
  {
    looks: (head) => ['Rar!', '7z\u00bc\u00af', '\u001f\u008b'].some((start) => head.startsWith(start)),
    name: 'an archive',
    advice: 'Unpack it and send the DOCX or PPTX.',
  },
  { looks: (head) => /^(\u00ff\u00d8\u00ff|\u0089PNG|GIF8)/.test(head), name: 'a picture', advice: 'Insert it into a document and send that.' },
  // biome-ignore lint/suspicious/noControlCharactersInRegex: text has none but these
  { looks: (head) => !/[\u0000-\u0008\u000e-\u001f]/.test(head), name: 'text', advice: SAVE_AS },
];

/** What a ZIP archive without a document of ours may be, by a file in it. */
const ARCHIVES: readonly { holds: RegExp; name: string; advice: string }[] = [
  { holds: /^xl\/workbook\./i, name: 'a spreadsheet', advice: 'Templates are DOCX or PPTX.' },
  { holds: /^xl\/|^visio\//i, name: 'an Office file of another kind', advice: 'Templates are DOCX or PPTX.' },
  { holds: /^META-INF\/manifest\.xml$/i, name: 'an OpenDocument file', advice: SAVE_AS },
  { holds: /^Index\/.*\.iwa$|^Index\.zip$|^index\.apxl/i, name: 'a Pages or Keynote document', advice: 'Export it as Word or PowerPoint and send that.' },
];

const notOffice = (name: string, advice: string) => new OfficeRefused('not_office', `This is no DOCX or PPTX: it is ${name}.`, advice);

/** Refuses what can be told to be no package from its outside. */
export function refuseOtherFiles(bytes: Uint8Array): void {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const head = all.toString('latin1', 0, HEAD_BYTES);
  if (head.startsWith('PK\u0003\u0004')) return;
  if (head.startsWith(CFB) && all.includes(ENCRYPTED_STREAM))
    throw new OfficeRefused('encrypted_file', 'The file needs a password to be opened.', 'Remove the password and send it again.');
  const kind = KINDS.find(({ looks }) => looks(head.replace(/^\u00ef\u00bb\u00bf/, '')));
  throw kind ? notOffice(kind.name, kind.advice) : notOffice('of an unknown kind', SAVE_AS);
}

/** What an archive is that holds neither document nor slides. */
export function otherArchive(names: readonly string[]): OfficeRefused {
  const kind = ARCHIVES.find(({ holds }) => names.some((name) => holds.test(name)));
  return kind ? notOffice(kind.name, kind.advice) : notOffice('a ZIP archive', 'Unpack it and send the DOCX or PPTX.');
}
