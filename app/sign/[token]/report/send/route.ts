import { reportRequest } from '@/lib/domain/signatures/operations/report-request';
import { serveForm } from '@/lib/surfaces/http/serve-form';

export const { POST } = serveForm(reportRequest, { back: ({ token }) => `/sign/${token}/report` });
