import { z } from 'zod';
import { now } from '@/lib/core/clock';
import { operation } from '@/lib/core/operation';
import { bySelf } from '../auth';
import { shownSession } from '../sessions/schema';
import { listSessionsOf } from '../sessions/store';

export const listSessions = operation({
  name: 'listSessions',
  summary: 'The browsers in which whoever asks is signed in, the newest first',
  effect: 'read',
  success: 200,
  auth: bySelf,
  body: 'none',
  input: z.strictObject({}),
  output: z.object({ sessions: z.array(shownSession) }),
  errors: [],
  async run(_input, { scope, credential }) {
    const own = credential.kind === 'session' ? credential.sessionId : null;
    const rows = await listSessionsOf(scope.by.personId, now());
    return {
      sessions: rows.map(({ id, browser, createdAt, seenAt }) => ({
        id,
        browser,
        createdAt: createdAt.toISOString(),
        seenAt: seenAt?.toISOString() ?? null,
        isThis: id === own,
      })),
    };
  },
});
