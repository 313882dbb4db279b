import type { Metadata } from 'next';
import { ReportPage } from '@/components/report/report-page';
import { getReportPage } from '@/lib/domain/signatures/operations/get-report-page';
import { load } from '@/lib/surfaces/pages/load';

export const metadata: Metadata = { title: 'Paraph' };

export default async function Page({ params }: { params: Promise<{ token: string }> }) {
  return <ReportPage view={await load(getReportPage, { token: (await params).token })} />;
}
