import { DocumentRefusal } from '@/lib/engines/pdf/intake/refusal';
import { normaliseImage } from '@/lib/engines/pdf/pages/page-reading';
import { signingErrors } from '../errors';

const maxPictureBytes = 2 * 1024 * 1024;

/** An uploaded signature as a clean PNG, or `bad_image`. */
export async function readSignaturePicture(bytes: Uint8Array | undefined): Promise<Uint8Array> {
  if (!bytes?.length || bytes.length > maxPictureBytes) throw signingErrors.badImage();
  try {
    return (await normaliseImage(bytes)).png;
  } catch (error) {
    throw error instanceof DocumentRefusal ? signingErrors.badImage({ cause: error }) : error;
  }
}
