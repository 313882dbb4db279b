import { serveLlmsText } from '@/lib/surfaces/openapi/serve-description';

export const dynamic = 'force-dynamic';

export const GET = serveLlmsText;
