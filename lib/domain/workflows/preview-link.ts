import { env } from '@/lib/core/env';
import { hmacSha256 } from '@/lib/core/ids';

type Previewed = { id: string; previewGeneration: number };

/** `<document id>.<MAC>` (decisions, "Links and secrets"): nothing that opens a preview is stored, and a new generation kills the link. */
const previewKey = ({ id, previewGeneration }: Previewed): string =>
  `${id}.${hmacSha256(env().LINK_SECRET, ['preview', id, previewGeneration].join('\n')).toString('base64url')}`;

/** Where a person without an account sees the template. */
export const previewLink = (document: Previewed): string => `${env().BASE_URL}/preview/${previewKey(document)}`;
