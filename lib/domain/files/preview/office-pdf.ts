import { ConversionFailed } from '@/lib/engines/convert/conversion-failed';
import { convertToPdf } from '@/lib/engines/convert/convert-to-pdf';
import { FillFailed } from '@/lib/engines/office/language/fill-failure';
import { OfficeRefused } from '@/lib/engines/office/office-refused';
import { prepareForConversion } from '@/lib/engines/office/prepare-conversion';
import { getBlob } from '@/lib/engines/storage/blobs';
import { readCached, writeCached } from '@/lib/engines/storage/cache';
import type { TemplateReading } from '../hosted/template-reading';
import type { ViewedPdf } from '../page-pictures';
import { shareWork } from './shared-work';

/** Raise it when previews come out differently: older caches are then passed over. */
const cacheVersion = 1;
/** A page waits for its pictures no longer than a person does. */
const deadlineMs = 20_000;

/** An office file as a PDF to look at: without macros, and with nothing from outside. */
export const convertedToLookAt = async (bytes: Uint8Array, { kind, fonts }: TemplateReading): Promise<Uint8Array> =>
  (await convertToPdf({ bytes: await prepareForConversion(bytes), kind, fonts, deadlineMs })).pdf;

/** The stored bytes of an office file as a PDF, made once for all who look at the same bytes, beside what else is made of them. */
export function officePdf(sha256: string, reading: TemplateReading): ViewedPdf {
  const cache = `${sha256}/preview-${cacheVersion}`;
  const name = `${cache}/whole.pdf`;
  const make = async () => {
    const pdf = await convertedToLookAt(await getBlob(sha256), reading);
    await writeCached(name, pdf);
    return pdf;
  };
  return { cache, bytes: async () => (await readCached(name)) ?? shareWork(name, { make, staysFailed, hold: false }) };
}

/** What is the file's own fault stays so; LibreOffice may be installed at any time. */
export const staysFailed = (error: unknown): boolean =>
  error instanceof ConversionFailed
    ? !error.isWorthARetry && error.code !== 'converter_missing'
    : error instanceof OfficeRefused || error instanceof FillFailed;
