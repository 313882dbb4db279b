import { fileURLToPath } from 'node:url';
import { defineConfig } from 'rolldown';

const root = fileURLToPath(new URL('.', import.meta.url));

// Server, worker and command line run outside Next: each becomes one file, packages stay in node_modules.
export default defineConfig({
  input: { server: 'lib/surfaces/server/main.ts', worker: 'lib/surfaces/worker/main.ts', cli: 'lib/surfaces/cli/main.ts' },
  platform: 'node',
  external: (id) => /^[^./]/.test(id) && !id.startsWith('@/'),
  resolve: { alias: { '@': root.replace(/\/$/, '') } },
  output: { dir: 'dist', format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: 'shared-[hash].mjs', sourcemap: true },
});
