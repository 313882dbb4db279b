import { z } from 'zod';
import { languages } from '@/lib/core/i18n/languages';
import { PLACE_TERMS } from '@/lib/engines/office/template/place-words';
import { pageView } from '../../signatures/views/signing-view';

const previewField = z.object({
  name: z.string(),
  /** Where it stands first, from the whole to the part, and the text around it. */
  place: z.object({ terms: z.array(z.object({ term: z.enum(PLACE_TERMS), number: z.int().nullable() })), quote: z.string() }),
  /** `value` is written, `condition` decides what is shown, `group` is repeated. */
  uses: z.array(z.enum(['value', 'condition', 'group'])),
});

/** What a person without an account sees of a template: never who owns it, and no values unless the owner shows the sample's. */
export const previewView = z.object({
  key: z.string(),
  workflow: z.string(),
  document: z.string(),
  /** Of the workflow, where it is one of ours. */
  language: z.enum(languages).nullable(),
  showsSample: z.boolean(),
  fields: z.array(previewField),
  pages: z.discriminatedUnion('state', [
    z.object({ state: z.literal('ready'), pages: z.array(pageView) }),
    /** Why there are none: no template, no LibreOffice, too much to do, or a template that it cannot open. */
    z.object({ state: z.enum(['gone', 'no_converter', 'busy', 'failed']) }),
  ]),
});

export type PreviewView = z.output<typeof previewView>;
export type PreviewField = PreviewView['fields'][number];
