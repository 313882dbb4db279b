import type { Instrumentation } from 'next';

export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { warmUp } = await import('./lib/surfaces/http/warm-up');
  await warmUp();
}

export const onRequestError: Instrumentation.onRequestError = async (error, { headers }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { noteFailure } = await import('./lib/surfaces/http/failure-note');
  noteFailure(error, String(headers['x-correlation-id'] ?? ''));
};
