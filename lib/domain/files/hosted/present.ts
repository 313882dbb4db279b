import type { z } from 'zod';
import { offsetTime } from '@/lib/core/offset-time';
import { presentTeam } from '../../accounts/present';
import type { FileOrigin } from '../rules';
import { shareLink } from '../share-link';
import { fileUrl, readingOf } from '../stored-file';
import type { fileVersion, hostedFile, hostedFileDetails } from './schema';
import type { FileRow, VersionRow } from './store';

export const presentFile = (file: FileRow): z.input<typeof hostedFile> => ({
  id: file.id,
  name: file.name,
  url: fileUrl(file.id),
  mimeType: file.mimeType,
  size: file.bytes,
  version: file.version,
  origin: file.origin as FileOrigin,
  team: presentTeam(file.account),
  isShared: file.isShared,
  shareUrl: file.isShared ? shareLink(file) : null,
  createdAt: offsetTime(file.createdAt),
  updatedAt: offsetTime(file.updatedAt),
});

export function presentDetails({ file, newest }: { file: FileRow; newest: VersionRow }): z.input<typeof hostedFileDetails> {
  const { tags, findings, fonts } = readingOf(newest) ?? { tags: [], findings: [], fonts: [] };
  return { ...presentFile(file), tags, findings, fonts };
}

export const presentVersion = (version: VersionRow): z.input<typeof fileVersion> => ({
  version: version.number,
  size: version.bytes,
  mimeType: version.mimeType,
  url: `${fileUrl(version.fileId)}?version=${version.number}`,
  createdAt: offsetTime(version.createdAt),
});
