import { stopOutputs } from '@/lib/domain/automations/operations/stop-outputs';
import { byWay } from '@/lib/surfaces/http/by-way';
import { serve } from '@/lib/surfaces/http/serve';

export const { POST } = serve(byWay(stopOutputs, 'oneClick'));

type Context = { params: Promise<{ token: string }> };

/** What only follows the link of the header stops nothing: a person says so on the page. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const location = `/stop/${encodeURIComponent((await params).token)}`;
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}
