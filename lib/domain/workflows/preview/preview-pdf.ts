import type { ViewedPdf } from '../../files/page-pictures';
import { officePdf } from '../../files/preview/office-pdf';
import { readingOf } from '../../files/stored-file';
import { filledPdf } from './filled-pdf';
import type { Previewed } from './store';

/** The template as a PDF, with the values of the sample where they are shown; null where there is no template that can be one. */
export function previewPdf({ template, sample, workflow }: Previewed): ViewedPdf | null {
  const reading = template && readingOf(template);
  if (!template || !reading) return null;
  const { language, timeZone } = workflow;
  return sample ? filledPdf({ template: { sha256: template.sha256, reading }, sample, setting: { language, timeZone } }) : officePdf(template.sha256, reading);
}
