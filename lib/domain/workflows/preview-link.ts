import { env } from '@/lib/core/env';
import { isOwnToken, linkMac, type Mac } from '@/lib/core/link-secret';

type Previewed = { id: string; previewGeneration: number };

/** `<document id>.<MAC>` (decisions, "Links and secrets"): nothing that opens a preview is stored, and a new generation kills the link. */
export const previewKey = ({ id, previewGeneration }: Previewed, mac: Mac = linkMac): string =>
  `${id}.${mac(['preview', id, previewGeneration].join('\n')).toString('base64url')}`;

/** Where a person without an account sees the template. */
export const previewLink = (document: Previewed): string => `${env().BASE_URL}/preview/${previewKey(document)}`;

/** Which document a key speaks of; whether it is genuine is for `isPreviewKey` to say. */
export const documentIdIn = (key: string): string | null => /^(doc_[0-9A-Za-z]{20})\.[\w-]{43}$/.exec(key)?.[1] ?? null;

export const isPreviewKey = (key: string, document: Previewed): boolean => isOwnToken(key, (mac) => previewKey(document, mac));
