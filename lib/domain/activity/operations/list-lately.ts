import { z } from 'zod';
import { operation } from '@/lib/core/operation';
import { byPerson } from '../../accounts/auth';
import { teamEventTypes } from '../../accounts/members/record-team-event';
import { presentLately } from '../present';
import { listNamesOfRequests, listNewestOfAccount, workflowsOfRuns } from '../store';
import { latelyEntry, requestTypes, runTypes } from '../views/lately';

const shown = 10;

export const listLately = operation({
  name: 'listLately',
  summary: 'What happened lately in the account, from its log, the newest first',
  effect: 'read',
  success: 200,
  auth: byPerson('requests.read'),
  body: 'none',
  input: z.strictObject({}),
  output: z.object({ entries: z.array(latelyEntry) }),
  errors: [],
  async run(_input, { scope }) {
    const events = await listNewestOfAccount(scope, [...requestTypes, ...runTypes, ...teamEventTypes], shown);
    const subjects = events.map(({ subject }) => subject);
    const [requests, workflows] = await Promise.all([listNamesOfRequests(scope, subjects), workflowsOfRuns(scope, subjects)]);
    const named = { requests: new Map(requests.map((request) => [request.id, request])), workflows };
    return { entries: events.flatMap((event) => presentLately(event, named) ?? []) };
  },
});
