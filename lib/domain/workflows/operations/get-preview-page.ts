import { z } from 'zod';
import { languageOfTag } from '@/lib/core/i18n/accept-language';
import { operation } from '@/lib/core/operation';
import { readingOf } from '../../files/stored-file';
import { byPreviewLink } from '../preview/auth';
import { fieldsOf } from '../preview/fields-of';
import { pagesOf } from '../preview/pages-of';
import { previewView } from '../views/preview-view';

export const getPreviewPage = operation({
  name: 'getPreviewPage',
  summary: 'A template with its field names, for people without an account',
  effect: 'read',
  success: 200,
  auth: byPreviewLink,
  body: 'none',
  input: z.strictObject({ key: z.string() }),
  output: previewView,
  errors: [],
  async run({ key }, { scope: previewed }) {
    const { workflow, template, fileName, sample } = previewed;
    const reading = template && readingOf(template);
    return {
      key,
      workflow: workflow.name,
      document: fileName?.replace(/\.(docx|pptx)$/i, '') ?? '',
      language: languageOfTag(workflow.language) ?? null,
      showsSample: sample !== null,
      fields: reading ? fieldsOf(reading) : [],
      pages: await pagesOf(previewed),
    };
  },
});
