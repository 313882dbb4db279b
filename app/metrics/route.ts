import { serveMetrics } from '@/lib/surfaces/metrics/serve-metrics';

export const dynamic = 'force-dynamic';

export const GET = serveMetrics;
