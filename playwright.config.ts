import { defineConfig, devices } from '@playwright/test';

// Nothing but the application under test is called, not even by the browser itself.
const QUIET_BROWSER = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-domain-reliability',
  '--no-first-run',
  '--no-pings',
];

export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/start-application.ts',
  workers: 2,
  fullyParallel: true,
  // Of a machine that does other work beside: a failure is told late, and none is told that was only slowness.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // On a busy machine a browser may answer too late once. What passes when it is repeated is named at the end, and not hidden.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as const] : [])],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: QUIET_BROWSER },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    video: 'off',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
});
