import { created_at, expires_at, request_id } from '../../signatures/example-values';

/** A request as the interface description shows its events. */
export const requestSample = {
  request_id,
  sequence: 3,
  test: false,
  status: 'pending',
  title: 'Design agreement',
  created_at,
  expires_at,
  signed_at: null,
  ended: null,
};
