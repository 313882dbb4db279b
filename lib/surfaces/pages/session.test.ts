import { expect, test, vi } from 'vitest';
import { pageAddressHeader, requireSignIn } from './session';

const asked = vi.hoisted(() => ({ headers: new Headers() }));
vi.mock('next/headers', () => ({ headers: async () => asked.headers }));

/** Where somebody is sent who has not signed in. */
async function sentTo(headers: Record<string, string>): Promise<string> {
  asked.headers = new Headers(headers);
  const thrown = (await requireSignIn('/dashboard').catch((error: unknown) => error)) as { digest?: string };
  return thrown.digest ?? '';
}

test('who has not signed in is led back to the page that they asked for, also where its layout is what asks', async () => {
  expect(await sentTo({ [pageAddressHeader]: '/dashboard/requests?page=2' })).toContain('/sign-in?to=%2Fdashboard%2Frequests%3Fpage%3D2');
  expect(await sentTo({})).toContain('/sign-in?to=%2Fdashboard;');
});
