import { readiness } from '@/lib/surfaces/http/health';

export const dynamic = 'force-dynamic';

export const GET = readiness;
