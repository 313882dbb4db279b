import { namesIn } from '@/lib/engines/office/language/names-in';
import { readTags } from '@/lib/engines/office/language/read-tags';
import { suggester } from '@/lib/engines/office/language/suggest';
import type { TemplateReading } from '../../files/hosted/template-reading';
import type { EmailSettings } from '../definition';
import type { DocumentRow } from '../store';
import { KnownNames } from './known-names';
import { templatedMembers } from './templated-members';

/** What a workflow lacks before a post starts an automation: where, and what to do. */
export type Missing = {
  code: 'no_document' | 'no_template' | 'broken_block' | 'unknown_field';
  /** Null where no document is there to speak of. */
  documentId: string | null;
  message: string;
  /** The tag as it stands between its braces, the name in it that is unknown, and a known one that may have been meant. */
  tag: string | null;
  name: string | null;
  suggestion: string | null;
};

/** A name that a document uses, in which tag, whether as a group that is repeated, and where in words. */
type Use = { name: string; tag: string; isGroup: boolean; place: string };

/** What of a document says what it needs. */
export type JudgedDocument = Pick<DocumentRow, 'id' | 'fileId' | 'outputName' | 'folder' | 'enablePdfPassword' | 'signature' | 'file'> & {
  pdfPassword: string;
};

/** Of each document its row and what was read in its template, null where that is none. */
export type Template = { document: JudgedDocument; reading: TemplateReading | null };

/** Decisions, "COMPLETE / INCOMPLETE": nothing is missing where every tag has a name that is declared or was ever seen, and every block its other half. */
export function missingIn(templates: readonly Template[], fieldNames: readonly string[], email: EmailSettings | null): Missing[] {
  if (templates.length === 0) return [lack({ code: 'no_document', message: 'The workflow has no document. Add a template to it.' })];
  const known = new KnownNames(fieldNames);
  const near = suggester([...new Set(fieldNames)]);
  return [
    ...templates.flatMap((template) => [...unreadable(template), ...brokenBlocks(template), ...unknownIn(template, known, near)]),
    ...(email
      ? unknownOf(
          null,
          emailMembers.map((member) => usesIn(`email.${member}`, email[member])),
          known,
          near,
        )
      : []),
  ];
}

const lack = (given: Pick<Missing, 'code' | 'message'> & Partial<Missing>): Missing => ({
  documentId: null,
  tag: null,
  name: null,
  suggestion: null,
  ...given,
});

const unreadable = ({ document, reading }: Template): Missing[] =>
  reading
    ? []
    : [
        lack({
          code: 'no_template',
          documentId: document.id,
          message: document.file ? `"${document.file.name}" is no template that can be filled.` : 'The template of this document was deleted.',
        }),
      ];

/** A block without its other half: each run would fail at it. Other findings leave a tag as it stands, or empty. */
const brokenBlocks = ({ document, reading }: Template): Missing[] =>
  (reading?.findings ?? [])
    .filter(({ code }) => code === 'broken_block')
    .map(({ message, tag = null, place }) => {
      const where = `"${document.file?.name ?? document.fileId}"${place ? ` (${place})` : ''}`;
      return lack({ code: 'broken_block', documentId: document.id, tag, message: `${message} It stands in ${where}: mend it there and send the file again.` });
    });

function unknownIn({ document, reading }: Template, known: KnownNames, near: (name: string) => string | undefined): Missing[] {
  const texts = [reading ? usesOf(reading, document) : [], ...templatedMembers(document).map(({ member, text }) => usesIn(member, text))];
  return unknownOf(document.id, texts, known, near);
}

const emailMembers = ['to', 'subject', 'message'] as const;

/** By the texts that are filled each by itself, as one's {{#each}} opens nothing in another. */
function unknownOf(documentId: string | null, texts: readonly Use[][], known: KnownNames, near: (name: string) => string | undefined): Missing[] {
  const unknown = texts.flatMap((uses) => {
    const opened = openedBy(uses, known);
    return uses.filter(({ name }) => !known.hasWithin(name, opened));
  });
  const first = new Map(unknown.map((use) => [use.name, use] as const).toReversed());
  return [...first.values()].toReversed().map((use) => unknownField(documentId, use, near(use.name) ?? null));
}

/** The groups whose members have plain names inside some {{#each}}, by their full names: `{{#each parts}}` inside that of Items opens Items.parts. */
function openedBy(uses: readonly Use[], known: KnownNames): Set<string> {
  const groups = [...new Set(uses.filter(({ isGroup }) => isGroup).map(({ name }) => name))];
  const opened = new Set(groups.filter((name) => known.has(name)));
  // A set that grows while it is walked is walked to its new end.
  for (const outer of opened) for (const name of groups) if (known.has(`${outer}.${name}`)) opened.add(`${outer}.${name}`);
  return opened;
}

function unknownField(documentId: string | null, { name, tag, place }: Use, suggestion: string | null): Missing {
  const advice =
    suggestion === null
      ? 'Correct the tag, or post an example that has the field.'
      : `Did you mean "${suggestion}"? Correct the tag, or post an example that has the field.`;
  return lack({
    code: 'unknown_field',
    documentId,
    tag,
    name,
    suggestion,
    message: `{{${tag}}} in ${place}: the source has no field "${name}". ${advice}`,
  });
}

const usesOf = ({ tags }: TemplateReading, { file, fileId }: JudgedDocument): Use[] =>
  tags.flatMap(({ source: tag, names, kind, place }) =>
    names.map((name) => ({ name, tag, isGroup: kind === 'group', place: `"${file?.name ?? fileId}" (${place})` })),
  );

const usesIn = (member: string, text: string): Use[] =>
  readTags(text).flatMap(({ tag, source }) => namesIn(tag).map((name) => ({ name, tag: source, isGroup: tag.kind === 'each', place: member })));
