import { insistsOn, refuseStale } from '@/lib/core/version';
import { presentDetails } from './present';
import { hostedFileDetails } from './schema';
import type { FileRow, VersionRow } from './store';

/** Refuses a change of content where `If-Match` names neither the content that is there now nor the file as its GET answers it. */
export function refuseStaleFile(ifMatch: string | null | undefined, current: { file: FileRow; newest: VersionRow }): void {
  if (typeof ifMatch === 'string' && insistsOn(ifMatch, `"${current.newest.sha256}"`)) return;
  refuseStale(ifMatch, hostedFileDetails, presentDetails(current));
}
