import { log } from '@/lib/core/log';
import { ConversionFailed } from '@/lib/engines/convert/conversion-failed';
import { EngineFailure } from '@/lib/engines/processes/engine-failure';
import { getBlob } from '@/lib/engines/storage/blobs';
import { kindOfType } from '../hosted/file-kinds';
import { describePdf, type ViewedPdf } from '../page-pictures';
import { officePdf } from '../preview/office-pdf';
import { readingOf, type StoredVersion } from '../stored-file';
import type { FilePreview } from './schema';

/** A version as a PDF to look at; null for a picture, which is looked at as it is. */
export function viewedPdf(version: Pick<StoredVersion, 'sha256' | 'mimeType' | 'reading'>): ViewedPdf | null {
  if (kindOfType(version.mimeType) === 'pdf') return { cache: version.sha256, bytes: () => getBlob(version.sha256) };
  const reading = readingOf(version);
  return reading && officePdf(version.sha256, reading);
}

const isPicture = (mimeType: string): boolean => ['png', 'jpg'].includes(kindOfType(mimeType) ?? '');

/** What a version shows of itself, made now where nobody has looked before; or why it shows nothing. */
export async function previewOf(version: StoredVersion): Promise<FilePreview> {
  if (isPicture(version.mimeType)) return { state: 'picture' };
  const pdf = viewedPdf(version);
  if (!pdf) return { state: 'failed' };
  try {
    const pages = await describePdf(pdf);
    return { state: 'pages', pages: pages.map((page, index) => ({ number: index + 1, ...page })) };
  } catch (error) {
    log().warn({ err: error, versionId: version.id }, 'a file has no preview');
    return { state: whyNone(error) };
  }
}

/** What kept a file from being looked at. */
export function whyNone(error: unknown): 'no_converter' | 'busy' | 'failed' {
  if (error instanceof ConversionFailed) return error.code === 'converter_missing' ? 'no_converter' : error.isWorthARetry ? 'busy' : 'failed';
  return error instanceof EngineFailure && error.reason === 'busy' ? 'busy' : 'failed';
}
