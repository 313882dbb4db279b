import { setNetwork } from '@/lib/engines/net/network';
import { dieAfter } from './dying-client';

/** The worker as it is, with its queue, heartbeats and pools, that reaches nobody outside and dies after so many statements. */
setNetwork({ resolve: async () => [] });
dieAfter(Number(process.argv[2]));
await import('@/lib/surfaces/worker/main');
