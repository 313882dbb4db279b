import { afterEach, expect, test } from 'vitest';
import { env } from '@/lib/core/env';
import { converterState } from '@/lib/engines/convert/converter-state';
import { readiness } from '@/lib/surfaces/http/health';

const before = { ...env() };
afterEach(() => {
  delete env().LIBREOFFICE_DIR;
  Object.assign(env(), before);
});

test('where LibreOffice is missing the service is as ready as before, and says what is missing and the line that installs it', async () => {
  const complete = await readiness();
  Object.assign(env(), { LIBREOFFICE_DIR: '/nowhere' });
  const degraded = await readiness();
  expect(degraded.status).toBe(complete.status);
  expect(await complete.json()).not.toHaveProperty('degraded');
  const { install } = converterState();
  expect(install).toContain('apt-get install -y --no-install-recommends libreoffice-writer libreoffice-impress');
  expect(await degraded.json()).toMatchObject({ degraded: { converter: `LibreOffice is not installed. Run: ${install}` } });
});
