import type { Language } from '@/lib/core/i18n/languages';
import { sha256 } from '@/lib/core/ids';
import { fillOfficeFile } from '@/lib/engines/office/fill-office-file';
import { readCached, writeCached } from '@/lib/engines/storage/cache';
import type { ViewedPdf } from '../../files/page-pictures';
import { convertedToLookAt, staysFailed } from '../../files/preview/office-pdf';
import { shareWork } from '../../files/preview/shared-work';
import type { StartingPoint } from './rules';
import { settingIn, takePoint } from './starting-point';

/** A starting point filled with its sample, as a PDF. It is made once, for everybody, and anew where its words or its look have changed. */
export async function pointPdf(point: StartingPoint, language: Language): Promise<ViewedPdf> {
  const { bytes, reading, sample } = await takePoint(point, language);
  const cache = `gallery/${sha256(`${sha256(bytes)} ${JSON.stringify(sample)} ${language}`)}`;
  const name = `${cache}/whole.pdf`;
  const make = async () => {
    const filled = await fillOfficeFile({ bytes, values: sample, setting: settingIn(language) });
    const pdf = await convertedToLookAt(filled.bytes, reading);
    await writeCached(name, pdf);
    return pdf;
  };
  return { cache, bytes: async () => (await readCached(name)) ?? shareWork(name, { make, staysFailed, hold: false }) };
}
