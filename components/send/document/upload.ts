import { answered, Unreached } from '../../dashboard/ask';
import { type Changed, draftAddress } from '../draft/client';

const UPLOAD_WITHIN_MS = 5 * 60_000;

type Told = { progress: (share: number) => void; arrived: () => void; signal: AbortSignal };

/** Sends a file as the draft's document, telling how much of it has arrived. Throws `Refused` or `Unreached`; an `AbortError` where it was called off. */
export const uploadDocument = (id: string, file: File, { progress, arrived, signal }: Told): Promise<Changed> =>
  new Promise((resolve, reject) => {
    // `fetch` does not tell how much has been sent.
    const request = new XMLHttpRequest();
    request.open('PUT', `${draftAddress(id)}/document`);
    request.timeout = UPLOAD_WITHIN_MS;
    request.upload.onprogress = ({ loaded, total }) => progress(total > 0 ? loaded / total : 0);
    request.upload.onload = arrived;
    request.onerror = () => reject(new Unreached('The upload was interrupted.'));
    request.ontimeout = () => reject(new Unreached('The upload took too long.'));
    request.onabort = () => reject(new DOMException('Called off', 'AbortError'));
    request.onload = () => {
      try {
        resolve(answered<Changed>(request.status, request.responseText));
      } catch (error) {
        reject(error);
      }
    };
    signal.addEventListener('abort', () => request.abort());
    const form = new FormData();
    form.set('file', file);
    request.send(form);
  });
