// Bodies are limited in front of the application: its routes never hold more than this in memory.
export const MAX_BODY_BYTES = 12 * 1024 * 1024;
const LINGER_MS = 2000;

/** Whether the sender announces too much. */
export const announcesTooMuch = (request) => Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES;

/** Counts what arrives without an announcement, and answers 413 at the limit. */
export function countBody(request, response) {
  if (request.headers['content-length'] !== undefined) return; // Node itself holds the sender to it
  const push = request.push.bind(request);
  let received = 0;
  let refused = false;
  request.push = (chunk, encoding) => {
    received += chunk?.length ?? 0;
    if (received <= MAX_BODY_BYTES) return push(chunk, encoding);
    if (!refused) {
      refused = true;
      refuse(request, response);
    }
    return true;
  };
}

/** Of the signature API only an upload lists 413; a create request that is too large is a bad request as any other. */
function answerTo(url) {
  const message = `The body is larger than ${MAX_BODY_BYTES / 1024 / 1024} MB.`;
  if (!/^\/+v1\/(?!uploads\/)/.test(url)) return { status: 413, error: 'too_large', message };
  return { status: 400, error: 'bad_request', message, details: [{ path: '', code: 'too_large', message: `${message} A PDF may have 5 MB.` }] };
}

export function refuse(request, response) {
  if (!response.headersSent) {
    const { status, ...answer } = answerTo(request.url ?? '');
    const body = JSON.stringify(answer);
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) });
    response.end(body);
  }
  // Closing at once would take the answer from a sender who is still writing.
  request.resume();
  // The application must see a body that broke off, never a shorter one that looks whole.
  setTimeout(() => request.readableEnded || request.destroy(new Error('The body was too large')), LINGER_MS).unref();
}
