import { receiveMailReport } from '@/lib/domain/mail/operations/receive-mail-report';
import { authenticate } from '@/lib/surfaces/http/authenticate';
import { handle } from '@/lib/surfaces/http/handle';
import { readText } from '@/lib/surfaces/http/read-body';

const maxBodyBytes = 256 * 1024;

/** Resend signs as Standard Webhooks does, under the header names of Svix. */
export const POST = handle(receiveMailReport.name, async (request, _context, correlationId) => {
  const [id = '', timestamp = '', signature = ''] = ['id', 'timestamp', 'signature'].map((name) => request.headers.get(`svix-${name}`) ?? '');
  const body = await readText(request, maxBodyBytes);
  const caller = await authenticate(request.headers, correlationId);
  return Response.json(await receiveMailReport.run({ id, timestamp, signature, body }, caller));
});
