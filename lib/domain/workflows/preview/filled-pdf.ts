import { sha256 } from '@/lib/core/ids';
import { fillOfficeFile } from '@/lib/engines/office/fill-office-file';
import { reportOpened } from '@/lib/engines/office/language/empty-lists';
import type { Finding } from '@/lib/engines/office/language/finding';
import type { Setting } from '@/lib/engines/office/language/setting';
import { getBlob } from '@/lib/engines/storage/blobs';
import type { TemplateReading } from '../../files/hosted/template-reading';
import type { ViewedPdf } from '../../files/page-pictures';
import { convertedToLookAt, staysFailed } from '../../files/preview/office-pdf';
import { shareWork } from '../../files/preview/shared-work';
import { type Posted, valuesToFill } from '../source/values-to-fill';

/** A template, the post that is its example, and how values are written. */
export type Filling = { template: { sha256: string; reading: TemplateReading }; sample: Posted & { id: string }; setting: Setting };

/** The template with the values of a post, as a PDF. It is somebody's data: in no cache on the disk, which would outlive them there. */
export const filledPdf = (filling: Filling): ViewedPdf => {
  const make = async () => convertedToLookAt((await filled(filling)).bytes, filling.template.reading);
  return { cache: null, bytes: () => shareWork(`sample ${nameOf(filling)}`, { make, staysFailed, hold: true }) };
};

/** What was found while it was filled. Throws FillFailed where it cannot be. */
export async function findingsOf(filling: Filling): Promise<Finding[]> {
  const make = async () => Buffer.from(JSON.stringify((await filled(filling)).findings));
  return JSON.parse(Buffer.from(await shareWork(`findings ${nameOf(filling)}`, { make, staysFailed, hold: true })).toString('utf8'));
}

const nameOf = ({ template, sample, setting }: Filling): string =>
  sha256([template.sha256, sample.id, sample.lists.join(), setting.language, setting.timeZone].join('\n'));

async function filled({ template, sample, setting }: Filling) {
  const { values, opened } = valuesToFill(sample);
  const { bytes, findings } = await fillOfficeFile({ bytes: await getBlob(template.sha256), values, setting });
  return {
    bytes,
    findings: [...findings, ...reportOpened(opened, template.reading.tags)],
  };
}
