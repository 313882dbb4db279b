import type { OperationDocs } from '@/lib/core/operation-docs';

export const startAutomationDocs: OperationDocs = {
  remarks:
    'For a workflow whose autoCreate is off, for a test submission that is to become documents after all, and for programs that would rather use an API key than the address of the source. The workflow must be complete. `data` follows the same rules as a post, and changes nothing of the source’s fields.',
  examples: [
    {
      title: 'From data',
      status: 202,
      given: 'workflow',
      withKey: true,
      path: { wkf_id: '$WKF_ID' },
      headers: { 'Idempotency-Key': 'order-2026-0042' },
      body: { data: { 'Customer Name': 'Anna Berg', Items: [{ name: 'Chair', price: 40 }] } },
    },
    { title: 'From an event', status: 202, given: 'completed automation', withKey: true, path: { wkf_id: '$WKF_ID' }, body: { eventId: '$EVENT_ID' } },
  ],
  situations: [
    { title: 'Neither', status: 400, given: 'workflow', withKey: true, path: { wkf_id: '$WKF_ID' }, body: {} },
    { title: 'Unknown event', status: 400, given: 'workflow', withKey: true, path: { wkf_id: '$WKF_ID' }, body: { eventId: `evt_${'0'.repeat(20)}` } },
    { title: 'Incomplete', status: 409, given: 'incomplete workflow', withKey: true, path: { wkf_id: '$WKF_ID' }, body: { data: {} } },
  ],
};
