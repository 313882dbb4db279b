import { afterAll, expect, test, vi } from 'vitest';

// Before anything reads the environment.
vi.hoisted(() => Object.assign(process.env, { AUTH_GITHUB_ID: 'github-client', AUTH_GITHUB_SECRET: 'github-secret', AUTH_GOOGLE_ID: 'half-configured' }));

afterAll(() => {
  for (const name of ['AUTH_GITHUB_ID', 'AUTH_GITHUB_SECRET', 'AUTH_GOOGLE_ID']) delete process.env[name];
});

const { outsideCallback, startOutsideLogin } = await import('./outside-login');

const start = (provider: string, headers: Record<string, string> = {}) =>
  startOutsideLogin.POST(
    new Request(`http://evil.example/sign-in/with/${provider}`, {
      method: 'POST',
      body: 'to=%2Fkeys',
      headers: { origin: 'http://localhost:3000', ...headers },
    }),
    { params: Promise.resolve({ provider }) },
  );

test('the button leads to GitHub, which leads back to this service alone, with state and PKCE', async () => {
  const answer = await start('github', { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
  expect(answer.status).toBe(200);
  const onward = new URL(answer.headers.get('refresh')?.replace('0;url=', '') ?? '');
  expect(onward.origin + onward.pathname).toBe('https://github.com/login/oauth/authorize');
  expect(Object.fromEntries(onward.searchParams)).toMatchObject({
    client_id: 'github-client',
    redirect_uri: 'http://localhost:3000/auth/callback/github',
    scope: 'user:email',
    code_challenge_method: 'S256',
    state: expect.any(String),
  });
  expect(answer.headers.getSetCookie().join()).toMatch(/authjs\.state=.*HttpOnly/);
});

test('a provider that is unknown or half configured is not there', async () => {
  for (const provider of ['google', 'email', 'constructor']) expect((await start(provider)).headers.get('location')).toMatch(/^\/sign-in/);
});

test('a form of another site starts nothing', async () => {
  expect((await start('github', { origin: 'https://evil.example' })).status).toBe(403);
});

test('coming back without the state that was set leads to the sign-in page, signed out', async () => {
  const answer = await outsideCallback(new Request('http://localhost:3000/auth/callback/github?code=x&state=y'));
  expect(answer.headers.get('location')).toMatch(/^http:\/\/localhost:3000\/sign-in\?error=/);
  expect(answer.headers.getSetCookie().join()).not.toContain('paraph-session=');
});
