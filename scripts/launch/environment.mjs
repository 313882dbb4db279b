// What every start of Paraph shares: variables from `.env`, secrets that are made at first start, defaults.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { dataFolder } from './data-folder.mjs';
import { keptSecrets } from './secrets.mjs';

export const root = path.resolve(fileURLToPath(import.meta.url), '../../..');
const DEFAULT_PORT = 3000;
const MADE_AT_FIRST_START = ['APPLICATION_KEY', 'LINK_SECRET', 'EVIDENCE_KEY', 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY'];

/** The variables for a child process. `DATABASE_URL` is missing where the embedded database is to be used. */
export function environment(overrides = {}) {
  const given = givenVariables(overrides);
  const folder = dataFolder({ root, wanted: given.DATA_DIR, embedded: !given.DATABASE_URL });
  const secrets = keptSecrets(
    folder,
    MADE_AT_FIRST_START.filter((name) => !given[name]),
  );
  const port = given.PORT ?? String(DEFAULT_PORT);
  return {
    NODE_ENV: 'production',
    // What is no port is named as such, and not once more as an address.
    ...(/^\d+$/.test(port) && { BASE_URL: `http://localhost:${port}` }),
    ...given,
    ...secrets,
    PORT: port,
    DATA_DIR: folder,
    APP_ROOT: root,
    NEXT_TELEMETRY_DISABLED: '1',
    CHECKPOINT_DISABLE: '1',
  };
}

/** What is set here, before anything is made or left at its default. */
export const givenVariables = (overrides = {}) => ({ ...fromFile(path.join(root, '.env')), ...set(process.env), ...overrides });

const fromFile = (file) => (existsSync(file) ? set(parseEnv(readFileSync(file, 'utf8'))) : {});

/** An empty value counts as not set. */
const set = (variables) => Object.fromEntries(Object.entries(variables).filter(([, value]) => value));
