import { expect, test } from 'vitest';
import { createLog } from './log';

test('secrets never reach the log, at the top or one level down', () => {
  const lines: string[] = [];
  const log = createLog({ write: (line) => lines.push(line) });
  log.level = 'info';
  const secret = 'sk_live_do_not_show';
  log.info(
    { authorization: secret, token: secret, request: { requestToken: secret, cookie: secret, password: secret }, link: secret, apiKey: secret },
    'request',
  );
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain(secret);
  expect(lines[0]).toContain('[redacted]');
});
