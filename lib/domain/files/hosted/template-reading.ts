import { z } from 'zod';
import type { Finding } from '@/lib/engines/office/language/finding';
import type { TemplateReading as WholeReading } from '@/lib/engines/office/read-office-file';

/** More than a person reads through, or a payload has names. */
export const maxTags = 2_000;
const maxFindings = 100;
const maxFonts = 200;

const tag = z.looseObject({
  /** What stands between the braces. */
  source: z.string(),
  /** The source fields that it reads. */
  names: z.array(z.string()),
  kind: z.enum(['value', 'condition', 'group', 'field', 'picture', 'broken']),
  /** Where it stands first, in words, and how often in all. */
  place: z.string(),
  count: z.int(),
});

const finding = z.looseObject({ code: z.string(), message: z.string(), tag: z.string().optional(), place: z.string().optional() });

/** What was read in a template when it came in, each tag once; a newer version's members come along. */
export const templateReading = z.looseObject({
  kind: z.enum(['docx', 'pptx']),
  tags: z.array(tag),
  findings: z.array(finding),
  fonts: z.array(z.string()),
});

export type TemplateReading = z.output<typeof templateReading>;

/** What stands between braces and is no tag, as a filter that there is not: it is printed as it stands, once for each place. */
export function misreadIn({ tags, findings }: TemplateReading): Finding[] {
  const broken = new Set(tags.filter(({ kind }) => kind === 'broken').map(({ source }) => source));
  return findings.flatMap(({ code, message, tag, place }) => {
    if (isFatal({ code }) || tag === undefined || !broken.has(tag)) return [];
    return [{ code, message, tag, ...(place === undefined ? {} : { place }) }];
  });
}

/** What no run gets past is kept before what it only warns of. */
const isFatal = ({ code }: { code: string }): boolean => code === 'broken_block';

/** A reading as it is kept; null where it has more tags than a template may. */
export function condensed({ kind, tags, findings, fonts }: WholeReading): TemplateReading | null {
  const once = new Map<string, TemplateReading['tags'][number]>();
  for (const each of tags) {
    const key = `${each.kind} ${each.name}`;
    const known = once.get(key);
    if (known) known.count += 1;
    else once.set(key, { source: each.name, names: each.names, kind: each.kind, place: each.place, count: 1 });
  }
  if (once.size > maxTags) return null;
  return {
    kind,
    tags: [...once.values()],
    findings: [...findings.filter(isFatal), ...findings.filter((one) => !isFatal(one))].slice(0, maxFindings),
    fonts: fonts.slice(0, maxFonts),
  };
}
