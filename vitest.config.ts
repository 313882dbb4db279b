import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') } },
  test: {
    include: ['lib/**/*.test.{ts,tsx}', 'components/**/*.test.{ts,tsx}', 'app/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
    globalSetup: ['./lib/testing/template-database.ts'],
    setupFiles: ['./lib/testing/own-database.ts', './lib/testing/closed-network.ts', './lib/testing/console-guard.ts'],
    // It asks for `next/server` without an ending, which Node alone does not find.
    server: { deps: { inline: ['next-auth'] } },
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
