/** What the examples of the documentation share. */
export const webhookSample = {
  webhook_id: 'whk_6d1cZ0fXy2Qa8LmNpRsT',
  url: 'https://hooks.example.com/paraph',
  events: ['request.signed', 'request.declined'],
  workflow_id: null,
  test: false,
  enabled: true,
  disabled_at: null,
  disabled_reason: null,
  failing_since: null,
  held_deliveries: 0,
  created_at: '2026-11-22T09:30:00.000Z',
  updated_at: '2026-11-22T09:30:00.000Z',
};

export const secretSample = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=';

export const deliverySample = {
  delivery_id: 'dlv_1aB2cD3eF4gH5iJ6kL7m',
  event_id: 'evt_9zY8xW7vU6tS5rQ4pO3n',
  type: 'request.signed',
  status: 'delivered',
  attempts: 1,
  next_attempt_at: null,
  created_at: '2026-11-22T14:03:11.000Z',
  finished_at: '2026-11-22T14:03:11.412Z',
};

export const attemptSample = { at: '2026-11-22T14:03:11.020Z', duration_ms: 384, status: 204, problem: null, answer: null };
