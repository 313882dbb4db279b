import { z } from 'zod';

const finding = z.looseObject({ code: z.string(), message: z.string(), tag: z.string().optional(), place: z.string().optional() });

/** What was read in a template when it came in; a newer engine's members come along. */
export const templateReading = z.looseObject({
  kind: z.enum(['docx', 'pptx']),
  /** Each tag once: what stands between its braces, the source fields that it reads, and where it stands first, in words. */
  tags: z.array(z.looseObject({ source: z.string(), names: z.array(z.string()), place: z.string() })),
  findings: z.array(finding),
  fonts: z.array(z.string()),
});

export type TemplateReading = z.output<typeof templateReading>;
