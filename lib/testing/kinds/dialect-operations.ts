import { z } from 'zod';
import { type Auth, CredentialRefused, textIn } from '@/lib/core/auth';
import { defineErrors } from '@/lib/core/errors';
import { type Api, operation } from '@/lib/core/operation';
import { byAccount } from '@/lib/domain/accounts/auth';
import { type AccountScope, accountScopeOf, insistOn } from '@/lib/domain/accounts/scope';

const { unknownThing } = defineErrors({ unknownThing: ['not_found', 404, 'There is no thing with this id.'] });

/** The same operation in the dialect of either API. */
export const renameThing = (api: Api, auth: Auth<AccountScope> = byAccount('requests.manage')) =>
  operation({
    name: 'renameThing',
    http: 'PATCH /workflows/{thing_id}',
    api,
    summary: 'Rename a thing',
    effect: 'write',
    success: 200,
    auth,
    body: 'json',
    limits: { policy: 'call', by: ['key', 'person'] },
    input: z.strictObject({ thing_id: z.string().meta({ description: 'Which one.' }), name: z.string().min(1).max(80) }),
    output: z.object({ id: z.string(), name: z.string() }).meta({ id: 'RenamedThing' }),
    errors: [],
    run: async ({ thing_id, name }) => ({ id: thing_id, name }),
  });

/** Things of accounts, of which others may know that they are there: 403 for those of others, 404 for unknown ones. */
export const byThing = (owners: Map<string, string>): Auth<AccountScope> => ({
  takes: ['key', 'session'],
  rejected: 'refused',
  errors: [unknownThing],
  open(caller, given) {
    const scope = accountScopeOf(caller);
    if (!scope) throw new CredentialRefused('missing');
    const owner = owners.get(textIn(given, 'thing_id'));
    if (owner === undefined) throw unknownThing();
    if (owner !== scope.accountId) throw new CredentialRefused('forbidden');
    return insistOn(scope, 'requests.manage');
  },
});

/** Tells who it takes its caller for. */
export const whoAmI = (takes: Auth<unknown>['takes'], rejected: Auth<unknown>['rejected']) =>
  operation({
    name: 'whoAmI',
    http: 'GET /workflows/me',
    api: 'signature',
    summary: 'Tell who calls',
    effect: 'read',
    success: 200,
    auth: {
      takes,
      rejected,
      errors: [],
      open({ credential }) {
        if (credential.kind === 'none' && !takes.includes('nothing')) throw new CredentialRefused('missing');
        return credential.kind;
      },
    },
    body: 'none',
    input: z.strictObject({}),
    output: z.object({ kind: z.string() }).meta({ id: 'Caller' }),
    errors: [],
    run: async (_, { scope, credential }) => ({ kind: scope === credential.kind ? scope : 'two minds' }),
  });

/** Posts to a source, counted by the source that the address belongs to. */
export const postToSource = (policy: string, by: 'source' | 'address' = 'source') =>
  operation({
    name: 'postToSource',
    http: 'POST /in/{secret}',
    summary: 'Post to a source',
    effect: 'write',
    success: 202,
    auth: {
      takes: ['link'],
      rejected: 'none',
      errors: [],
      open: (_, given) => ({ sourceId: textIn(given, 'secret').slice(0, 8) }),
      subjects: ({ sourceId }) => ({ source: sourceId }),
    },
    body: 'none',
    limits: { policy, by: [by] },
    input: z.strictObject({ secret: z.string() }),
    output: z.object({ sourceId: z.string() }),
    errors: [],
    run: async (_, { scope }) => scope,
  });
