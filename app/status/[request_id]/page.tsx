import { StatusPage } from '@/components/signing/status-page';
import { getStatusPage } from '@/lib/domain/signatures/operations/get-status-page';
import { load } from '@/lib/surfaces/pages/load';
import { messagesFor } from '@/lib/words/messages';

type Props = { params: Promise<{ request_id: string }>; searchParams: Promise<{ k?: string | string[] }> };

export default async function Page({ params, searchParams }: Props) {
  const [{ request_id }, { k }] = await Promise.all([params, searchParams]);
  const view = await load(getStatusPage, { request_id, k: typeof k === 'string' ? k : '' });
  return <StatusPage view={view} messages={messagesFor(view.language)} />;
}
