import { sha256 } from '@/lib/core/ids';
import { fillOfficeFile } from '@/lib/engines/office/fill-office-file';
import { getBlob } from '@/lib/engines/storage/blobs';
import type { ViewedPdf } from '../../files/page-pictures';
import { convertedToLookAt, officePdf, staysFailed } from '../../files/preview/office-pdf';
import { shareWork } from '../../files/preview/shared-work';
import { readingOf } from '../../files/stored-file';
import type { Previewed } from './store';

/** The template as a PDF, with the values of the sample where they are shown; null where there is no template that can be one. */
export function previewPdf({ template, sample, workflow }: Previewed): ViewedPdf | null {
  const reading = template && readingOf(template);
  if (!template || !reading) return null;
  if (!sample) return officePdf(template.sha256, reading);
  const { language, timeZone } = workflow;
  const name = `sample ${sha256([template.sha256, sample.id, language, timeZone].join('\n'))}`;
  const make = async () => {
    const values = JSON.parse(sample.payload) as unknown;
    return convertedToLookAt((await fillOfficeFile({ bytes: await getBlob(template.sha256), values, setting: { language, timeZone } })).bytes, reading);
  };
  // Somebody's data: in no cache on the disk, which would outlive them there.
  return { cache: null, bytes: () => shareWork(name, { make, staysFailed, hold: true }) };
}
