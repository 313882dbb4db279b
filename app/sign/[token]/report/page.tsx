import type { Metadata } from 'next';
import { cache } from 'react';
import { ReportPage } from '@/components/report/report-page';
import { reportTitle } from '@/components/signing/page-title';
import { getReportPage } from '@/lib/domain/signatures/operations/get-report-page';
import { load } from '@/lib/surfaces/pages/load';
import { messagesFor } from '@/lib/words/messages';

const viewOf = cache((token: string) => load(getReportPage, { token }));

type Props = { params: Promise<{ token: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const view = await viewOf((await params).token);
  return { title: reportTitle(view, messagesFor(view.language)) };
}

export default async function Page({ params }: Props) {
  return <ReportPage view={await viewOf((await params).token)} />;
}
