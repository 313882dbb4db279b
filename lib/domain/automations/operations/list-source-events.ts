import { z } from 'zod';
import { db } from '@/lib/core/db';
import { operation } from '@/lib/core/operation';
import { pageInput, toPage } from '@/lib/core/page';
import { may } from '../../accounts/access';
import { byEditor } from '../../workflows/editing/auth';
import { workflowId } from '../../workflows/schema';
import { exampleOf, pulseOf } from '../../workflows/source/example';
import { newestPost } from '../../workflows/source/store';
import { listEventRows } from '../inbound/store';
import type { EventOrigin } from '../origins';
import { runsOfEvents } from '../running/store';
import { eventId, listedSourceEvent } from '../schema';

export const listSourceEvents = operation({
  name: 'listSourceEvents',
  summary: 'What a workflow has received, newest first, and what became of each',
  effect: 'read',
  success: 200,
  auth: byEditor('workflows.read'),
  body: 'none',
  input: z.strictObject({ wkf_id: workflowId, ...pageInput(z.iso.datetime(), eventId) }),
  output: z.object({
    items: z.array(listedSourceEvent),
    next: z.string().nullable(),
    /** Whether somebody picked the example; else it is the newest. */
    isPicked: z.boolean(),
    /** What `getSourcePulse` answers as long as nothing is otherwise. */
    pulse: z.string(),
    mayReplay: z.boolean(),
    mayPick: z.boolean(),
  }),
  errors: [],
  async run({ limit, cursor }, { scope: { workflow, account } }) {
    const { source, archivedAt, status } = workflow;
    const rows = await listEventRows(source.id, limit + 1, cursor);
    const { items, next } = toPage(rows, limit, ({ createdAt, id }) => [createdAt.toISOString(), id]);
    const newest = await newestPost(source.id, db());
    const example = await exampleOf(source, newest?.id ?? null, db());
    const runs = new Map((await runsOfEvents(items.map(({ id }) => id))).map(({ sourceEventId, ...run }) => [sourceEventId, run]));
    return {
      items: items.map(({ id, createdAt, bytes, status: answered, isErased, cameBy }) => {
        const { count = 0, ...run } = runs.get(id) ?? {};
        const isExample = example?.id === id;
        return {
          id,
          at: createdAt.toISOString(),
          bytes,
          status: answered,
          isErased,
          cameBy: cameBy as EventOrigin | null,
          isExample,
          run: 'id' in run ? run : null,
          runs: count,
        };
      }),
      next,
      isPicked: example?.isPicked ?? false,
      pulse: pulseOf(source, newest?.id ?? null),
      mayReplay: may(account, 'workflows.run') && archivedAt === null && status === 'COMPLETE',
      mayPick: may(account, 'workflows.edit') && archivedAt === null,
    };
  },
});
