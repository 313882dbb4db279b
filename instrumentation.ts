export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { warmUp } = await import('./lib/surfaces/http/warm-up');
  await warmUp();
}
