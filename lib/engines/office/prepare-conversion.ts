import { runOfficeJob } from '@/lib/engines/office/run-office-job';

/**
 * A document fit to be opened by a converter: without anything that would be fetched from elsewhere, run or unpacked. Links
 * that a reader may follow stay. Throws an OfficeRefused.
 */
export const prepareForConversion = (bytes: Uint8Array): Promise<Uint8Array> => runOfficeJob('prepare', { bytes });
