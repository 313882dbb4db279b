import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'prisma/config';

// Prisma's commands download an engine from a host of their own. Where that host could not be
// reached, an official WebAssembly build of the same engine from npm answers instead.
const engines = path.resolve('node_modules/@prisma/engines');
const downloaded = existsSync(engines) && readdirSync(engines).some((file) => file.startsWith('schema-engine-') && !file.endsWith('.gz'));
if (!process.env.PRISMA_SCHEMA_ENGINE_BINARY && !downloaded && process.platform !== 'win32') {
  process.env.PRISMA_SCHEMA_ENGINE_BINARY = path.resolve('scripts/prisma-engine/schema-engine.mjs');
}

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  // `generate` needs no database, but Prisma insists on an address.
  datasource: { url: process.env.DATABASE_URL ?? 'postgresql://postgres@127.0.0.1:5432/paraph' },
});
