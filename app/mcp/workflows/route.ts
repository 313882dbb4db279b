import { serveMcp } from '@/lib/surfaces/mcp/serve-mcp';

export const { GET, POST, DELETE } = serveMcp('workflow');
