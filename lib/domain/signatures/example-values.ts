/** Values that the examples of the documentation share. */
export const request_id = '9f2c4b6a81d3e5f70a1b2c3d4e5f6071';
export const created_at = '2026-11-21T09:30:00.000Z';
export const expires_at = '2026-12-05T09:30:00.000Z';
export const link = 'https://sign.example.net';
