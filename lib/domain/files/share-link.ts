import { env } from '@/lib/core/env';
import { isOwnToken, linkMac, type Mac } from '@/lib/core/link-secret';

type Shared = { id: string; shareGeneration: number };

/** `<file id>.<MAC>` (decisions, "Links and secrets"): nothing that opens a file is stored, and a new generation kills the link. */
export const shareToken = ({ id, shareGeneration }: Shared, mac: Mac = linkMac): string =>
  `${id}.${mac(['share', id, shareGeneration].join('\n')).toString('base64url')}`;

export const shareLink = (file: Shared): string => `${env().BASE_URL}/files/shared/${shareToken(file)}`;

/** Which file a token speaks of; whether it is genuine is for `isShareToken` to say. */
export const fileIdIn = (token: string): string | null => /^(file_[0-9A-Za-z]{20})\.[\w-]{43}$/.exec(token)?.[1] ?? null;

export const isShareToken = (token: string, file: Shared): boolean => isOwnToken(token, (mac) => shareToken(file, mac));
