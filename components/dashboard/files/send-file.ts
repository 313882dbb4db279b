import { detailCode } from './problem-code';

/** `busy` says after how many seconds it may be tried again. */
export type Sent = { kind: 'done'; fileId: string } | { kind: 'refused'; code: string } | { kind: 'busy'; afterSeconds: number } | { kind: 'cancelled' };

type Sending = { answer: Promise<Sent>; abort: () => void };

/** The longest that a large file on a slow line may take. */
const TIMEOUT_MS = 15 * 60 * 1000;

/** Sends a file as a new one, or as the next version of one. `onProgress` is told the share that is sent, 0 to 1. */
export function sendFile(file: File, versionOf: string | null, onProgress: (share: number) => void): Sending {
  // Of all that browsers have, this alone tells how much is sent.
  const request = new XMLHttpRequest();
  const answer = new Promise<Sent>((resolve) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(answerOf(request));
    request.onerror = () => resolve({ kind: 'refused', code: 'interrupted' });
    request.ontimeout = () => resolve({ kind: 'refused', code: 'interrupted' });
    request.onabort = () => resolve({ kind: 'cancelled' });
  });
  request.timeout = TIMEOUT_MS;
  request.open(versionOf ? 'PUT' : 'POST', versionOf ? `/files/${versionOf}/content` : '/files');
  if (versionOf) {
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.send(file);
  } else {
    const form = new FormData();
    form.append('file', file);
    request.send(form);
  }
  return { answer, abort: () => request.abort() };
}

function answerOf(request: XMLHttpRequest): Sent {
  const body = jsonIn(request.responseText);
  if (request.status >= 200 && request.status < 300) return { kind: 'done', fileId: String(body.id) };
  if (request.status === 429) return { kind: 'busy', afterSeconds: Number(request.getResponseHeader('retry-after')) || 5 };
  return { kind: 'refused', code: request.status === 413 ? 'too_large' : detailCode({ code: String(body.error ?? 'other'), details: body.details }) };
}

type Answer = { id?: unknown; error?: unknown; details?: { code: string }[] };

function jsonIn(text: string): Answer {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    return {};
  }
}
