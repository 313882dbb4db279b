import { log } from '@/lib/core/log';
import { describePages } from '@/lib/engines/pdf/pages/page-reading';
import { EngineFailure } from '@/lib/engines/processes/engine-failure';
import { signatureErrors } from '../errors';

/** Ids that one file may make us look for. */
const MAX_IDS = 20;
/** After which a queue of documents that are being read has room again. */
const busySeconds = 5;

/** On a certificate an id stands in groups of four. */
const spelt = /(?<![0-9a-f])(?:[0-9a-f]{4} ?){8}(?![0-9a-f])/g;

/**
 * What may be the id of a request in the words of a document: a print, or a certificate behind another document, has nothing else. Of a
 * file that cannot be read there are none.
 */
export async function idsInText(pdf: Uint8Array): Promise<string[]> {
  try {
    const lines = (await describePages(pdf)).flatMap((page) => page.lines.map(({ text }) => text));
    const found = lines.flatMap((line) => (line.match(spelt) ?? []).map((id) => id.replaceAll(' ', '')));
    return [...new Set(found)].slice(0, MAX_IDS);
  } catch (error) {
    if (error instanceof EngineFailure && error.reason === 'busy') throw signatureErrors.rateLimited({ message: error.message, retryAfter: busySeconds });
    log().info({ err: error }, 'The words of a file to be verified could not be read');
    return [];
  }
}
