import { sha256 } from '@/lib/core/ids';
import { ConversionFailed } from '@/lib/engines/convert/conversion-failed';
import { convertToPdf } from '@/lib/engines/convert/convert-to-pdf';
import { fillOfficeFile } from '@/lib/engines/office/fill-office-file';
import { FillFailed } from '@/lib/engines/office/language/fill-failure';
import { OfficeRefused } from '@/lib/engines/office/office-refused';
import { prepareForConversion } from '@/lib/engines/office/prepare-conversion';
import { getBlob } from '@/lib/engines/storage/blobs';
import { readCached, writeCached } from '@/lib/engines/storage/cache';
import type { ViewedPdf } from '../../files/page-pictures';
import { readingOf } from '../../files/stored-file';
import { shareWork } from './shared-work';
import type { Previewed } from './store';

/** Raise it when previews come out differently: older caches are then passed over. */
const cacheVersion = 1;
/** A page waits for its pictures no longer than a person does. */
const deadlineMs = 20_000;

type Template = NonNullable<Previewed['template']>;

/** The template as a PDF, with the values of the sample where they are shown; null where there is no template that can be one. */
export function previewPdf({ template, sample, workflow }: Previewed): ViewedPdf | null {
  const reading = template && readingOf(template);
  if (!template || !reading) return null;
  const { kind, fonts } = reading;
  const convert = async (bytes: Uint8Array) => (await convertToPdf({ bytes: await prepareForConversion(bytes), kind, fonts, deadlineMs })).pdf;
  if (!sample) return kept(template, convert);
  const { language, timeZone } = workflow;
  const name = `sample ${sha256([template.sha256, sample.id, language, timeZone].join('\n'))}`;
  const make = async () => {
    const values = JSON.parse(sample.payload) as unknown;
    return convert((await fillOfficeFile({ bytes: await getBlob(template.sha256), values, setting: { language, timeZone } })).bytes);
  };
  // Somebody's data: in no cache on the disk, which would outlive them there.
  return { cache: null, bytes: () => shareWork(name, { make, staysFailed, hold: true }) };
}

/** With its field names it is made once for all previews of the same bytes, beside what else is made of them. */
function kept({ sha256: hash }: Template, convert: (bytes: Uint8Array) => Promise<Uint8Array>): ViewedPdf {
  const cache = `${hash}/preview-${cacheVersion}`;
  const name = `${cache}/whole.pdf`;
  const make = async () => {
    const pdf = await convert(await getBlob(hash));
    await writeCached(name, pdf);
    return pdf;
  };
  return { cache, bytes: async () => (await readCached(name)) ?? shareWork(name, { make, staysFailed, hold: false }) };
}

/** What is the template's own fault stays so; LibreOffice may be installed at any time. */
const staysFailed = (error: unknown): boolean =>
  error instanceof ConversionFailed
    ? !error.isWorthARetry && error.code !== 'converter_missing'
    : error instanceof OfficeRefused || error instanceof FillFailed;
