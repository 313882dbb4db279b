import type { z } from 'zod';
import { log } from '@/lib/core/log';
import { ConversionFailed } from '@/lib/engines/convert/conversion-failed';
import { describePdf } from '../../files/page-pictures';
import type { previewView } from '../views/preview-view';
import { previewPdf } from './preview-pdf';
import type { Previewed } from './store';

type Pages = z.input<typeof previewView>['pages'];

/** The pages with their sizes, made now where nobody has asked before; or why there are none. */
export async function pagesOf(previewed: Previewed): Promise<Pages> {
  const pdf = previewPdf(previewed);
  if (!pdf) return { state: 'gone' };
  try {
    const pages = await describePdf(pdf);
    return { state: 'ready', pages: pages.map((page, index) => ({ number: index + 1, ...page })) };
  } catch (error) {
    const { code, isWorthARetry } = error instanceof ConversionFailed ? error : { code: 'failed', isWorthARetry: false };
    log().warn({ err: error, documentId: previewed.id }, 'a preview has no pictures');
    return { state: code === 'converter_missing' ? 'no_converter' : isWorthARetry ? 'busy' : 'failed' };
  }
}
