import { describe, expect, it } from 'vitest';
import { everyJobHasATest, everyJobIsListed, jobsStandInTheDomain } from './architecture/jobs';
import { domainsKeepTheirOrder, filesHaveALayer, importsRunDownward, testingStaysInTests } from './architecture/layers';
import {
  everyExceptionIsOfUse,
  everyHttpOperationHasItsRoute,
  everyOperationHasATest,
  everyOperationIsListed,
  everyRouteServesAnOperation,
} from './architecture/operations';
import { type Rule, readSourceFiles, type SourceFile } from './architecture/source-files';
import { operationsRunBehindTheGate, requestsAreOpenedByProof } from './architecture/ways-in';
import {
  environmentIsReadOnce,
  filesStaySmall,
  invisibleCharactersAreNamedOnce,
  namesSayOneThing,
  networkGoesThroughOneEngine,
  noBarrels,
  rowsAreReadInStores,
  viewsAreTypesInComponents,
} from './architecture/writing';

type Files = Record<string, string>;
type Case = { rule: Rule; bites: Files[]; allows: Files[] };

const operationText = "export const sendIt = operation({ name: 'sendIt', http: 'POST /v1/requests/{id}/send' });";
const operationPath = 'lib/domain/signatures/operations/send-it.ts';
const jobText = "export const sendAll: Job = { name: 'send-all', run };";
const jobPath = 'lib/domain/signatures/jobs/send-all.ts';
const imports = (target: string) => `import { x } from '${target}';`;

/** Each rule with lists of files that break it, and with their neighbours that do not. */
const rules: Record<string, Case> = {
  'imports run downward only': {
    rule: importsRunDownward,
    bites: [
      { 'lib/core/ids.ts': imports('@/lib/engines/pdf/render') },
      { 'lib/core/ids.ts': imports('../domain/events/record') },
      { 'lib/engines/pdf/render.ts': imports('@/lib/domain/files/store') },
      { 'lib/engines/pdf/render.ts': imports('../net/call') },
      { 'lib/domain/files/store.ts': "export const x = () => import('@/lib/surfaces/http/serve');" },
      { 'lib/domain/files/rules.ts': imports('@/components/ui/button') },
      { 'lib/surfaces/http/serve.ts': imports('@/components/ui/button') },
      { 'lib/surfaces/http/serve.ts': imports('@/app/page') },
      { 'components/ui/button.tsx': imports('@/lib/domain/files/store') },
      { 'components/ui/button.tsx': imports('@/lib/core/db') },
      { 'components/ui/button.tsx': imports('../../lib/surfaces/pages/load') },
      { 'app/page.tsx': imports('@/lib/domain/files/store') },
      { 'app/page.tsx': imports('@/lib/core/db') },
      { 'app/page.tsx': imports('@/lib/engines/pdf/render') },
      { 'proxy.ts': imports('./lib/core/db') },
    ],
    allows: [
      { 'lib/core/db.ts': imports('./env') },
      { 'lib/engines/pdf/render.ts': `${imports('@/lib/core/env')} ${imports('./fonts')}` },
      { 'lib/domain/files/store.ts': `${imports('@/lib/engines/storage/blobs')} ${imports('@/lib/core/db')}` },
      { 'lib/surfaces/http/serve.ts': `${imports('@/lib/domain/operations')} ${imports('pino')}` },
      { 'components/signing/field.tsx': `${imports('@/lib/domain/signatures/rules')} ${imports('@/lib/words/messages')}` },
      { 'app/v1/route.ts': `${imports('@/lib/domain/files/operations/get-file')} ${imports('@/lib/surfaces/http/serve')}` },
      { 'lib/core/db.test.ts': imports('@/lib/surfaces/http/serve') },
    ],
  },
  'a domain uses only those before it': {
    rule: domainsKeepTheirOrder,
    bites: [
      { 'lib/domain/events/record.ts': imports('../accounts/store') },
      { 'lib/domain/signatures/rules.ts': imports('@/lib/domain/workflows/rules') },
      { 'lib/domain/files/rules.ts': imports('@/lib/domain/operations') },
      { 'lib/domain/files/rules.ts': imports('@/lib/domain/unheard-of/rules') },
    ],
    allows: [
      { 'lib/domain/signatures/rules.ts': imports('../events/record') },
      { 'lib/domain/operations.ts': imports('./workflows/operations/run-it') },
      { 'lib/domain/files/store.ts': imports('./rules') },
    ],
  },
  'every file has a layer': {
    rule: filesHaveALayer,
    bites: [{ 'lib/stray.ts': '' }, { 'lib/domain/unheard-of/rules.ts': '' }],
    allows: [{ 'lib/core/ids.ts': '' }, { 'lib/domain/operations.ts': '' }, { 'lib/testing/clock.ts': '' }, { 'scripts/start.mjs': '' }],
  },
  'what the tests use is not shipped': {
    rule: testingStaysInTests,
    bites: [{ 'lib/core/clock.ts': imports('@/lib/testing/clock') }, { 'app/page.tsx': imports('../e2e/sign-in') }],
    allows: [{ 'lib/core/clock.test.ts': imports('@/lib/testing/clock') }],
  },
  'process.env only in lib/core/env.ts': {
    rule: environmentIsReadOnce,
    bites: [{ 'lib/core/db.ts': 'process.env.DATABASE_URL' }, { 'app/page.tsx': 'const { PORT } = process.env;' }, { 'proxy.ts': 'process.env.BASE_URL' }],
    allows: [
      { 'lib/core/env.ts': 'process.env' },
      { 'instrumentation.ts': 'process.env.NEXT_RUNTIME' },
      { 'scripts/dev.mjs': 'process.env.PORT' },
      { 'lib/core/db.ts': '// never process.env' },
    ],
  },
  'Prisma only in stores and the queue': {
    rule: rowsAreReadInStores,
    bites: [
      { 'lib/domain/files/rules.ts': 'await db().file.findMany({})' },
      { 'lib/surfaces/http/serve.ts': 'await tx.request.updateMany({})' },
      { 'lib/domain/files/present.ts': 'tx.$executeRaw`DELETE FROM x`' },
    ],
    allows: [
      { 'lib/domain/files/store.ts': 'tx.file.create({})' },
      { 'lib/engines/queue/queue.ts': 'tx.$executeRaw`x`' },
      { 'lib/surfaces/http/health.ts': 'db().$queryRaw`SELECT 1`' },
      { 'lib/core/ids.ts': 'cache.seen.delete(id)' },
    ],
  },
  'the network only through lib/engines/net': {
    rule: networkGoesThroughOneEngine,
    bites: [
      { 'lib/domain/files/rules.ts': 'await fetch(url)' },
      { 'lib/engines/mail/send.ts': imports('node:https') },
      { 'lib/surfaces/http/serve.ts': imports('node:http') },
      { 'lib/surfaces/server/main.ts': imports('node:https') },
      { 'lib/surfaces/server/main.ts': 'await fetch(url)' },
      { 'components/ui/button.tsx': "fetch('https://example.com')" },
    ],
    allows: [
      { 'lib/engines/net/call.ts': 'await fetch(url)' },
      { 'lib/surfaces/server/main.ts': imports('node:http') },
      { 'components/ui/button.tsx': "fetch('/sign/x')" },
      { 'lib/domain/files/rules.ts': 'store.fetch(id)' },
    ],
  },
  'invisible characters are named once': {
    rule: invisibleCharactersAreNamedOnce,
    bites: [{ 'lib/domain/files/rules.ts': 'const unseen = /[\\p{Cc}\\p{Cf}]/u;' }, { 'components/ui/button.tsx': 'text.replace(/[\\u202a-\\u202e]/g, "")' }],
    allows: [
      { 'lib/core/text/invisible.ts': 'String.raw`\\p{Cf}`' },
      { 'lib/domain/files/rules.ts': 'name.replace(/[\\p{Cc}:]/gu, "")' },
      { 'lib/core/ids.test.ts': 'expect(text).not.toMatch(/\\p{Cf}/u)' },
    ],
  },
  'components take only the types of views': {
    rule: viewsAreTypesInComponents,
    bites: [{ 'components/signing/desk.tsx': "import { signingView } from '@/lib/domain/signatures/views/signing-view';" }],
    allows: [
      { 'components/signing/desk.tsx': "import { x } from './x';\nimport type { ReadyView } from '@/lib/domain/signatures/views/signing-view';" },
      { 'lib/domain/files/operations/get-file.ts': "import { fileView } from '../views/file-view';" },
    ],
  },
  'names say one thing': {
    rule: namesSayOneThing,
    bites: [{ 'lib/core/utils.ts': '' }, { 'components/helpers/date.ts': '' }, { 'lib/core/misc.ts': '' }, { 'lib/domain/common/x.ts': '' }],
    allows: [{ 'lib/core/ids.ts': '' }, { 'lib/domain/files/common-name.ts': '' }],
  },
  'no barrels': {
    rule: noBarrels,
    bites: [
      { 'lib/core/index.ts': 'export const x = 1;' },
      { 'lib/core/all.ts': "export * from './ids';" },
      { 'lib/core/all.ts': "export { a } from './a';\nexport { type B } from './b';" },
    ],
    allows: [{ 'lib/core/ids.ts': "export { a } from './a';\nexport const b = 1;" }],
  },
  'no file over 300 lines': {
    rule: filesStaySmall,
    bites: [{ 'lib/core/ids.ts': 'x\n'.repeat(301) }, { 'scripts/start.mjs': 'x\n'.repeat(301) }],
    allows: [{ 'lib/core/ids.ts': 'x\n'.repeat(300) }, { 'lib/words/en/signing.ts': 'x\n'.repeat(900) }],
  },
  'every operation has a test beside it': {
    rule: everyOperationHasATest,
    bites: [{ [operationPath]: operationText }],
    allows: [
      { [operationPath]: operationText, 'lib/domain/signatures/operations/send-it.test.ts': '' },
      { [operationPath]: operationText, 'lib/domain/signatures/operations/send-it.test.ts': '', 'lib/domain/signatures/operations/send-it.docs.ts': '' },
    ],
  },
  'every operation is in the list': {
    rule: everyOperationIsListed,
    bites: [
      { [operationPath]: operationText, 'lib/domain/operations.ts': '' },
      { [operationPath]: 'export const x = 1;', 'lib/domain/operations.ts': imports('./signatures/operations/send-it') },
    ],
    allows: [{ [operationPath]: operationText, 'lib/domain/operations.ts': imports('./signatures/operations/send-it') }],
  },
  'every operation with an http line has its route': {
    rule: everyHttpOperationHasItsRoute,
    bites: [
      { [operationPath]: operationText },
      { [operationPath]: operationText, 'app/v1/requests/[id]/route.ts': 'serve(sendIt)' },
      { [operationPath]: operationText, 'app/v1/requests/[id]/send/route.ts': 'serve(another)' },
    ],
    allows: [
      { [operationPath]: operationText, 'app/v1/requests/[request_id]/send/route.ts': 'export const { POST } = serve(another, sendIt);' },
      { [operationPath]: operationText, 'app/(api)/v1/requests/[id]/send/route.ts': 'export const { POST } = serveForm(sendIt, {});' },
      { [operationPath]: operationText.replace(/http: '[^']+'/, '') },
    ],
  },
  'every exception among the routes is of use': {
    rule: everyExceptionIsOfUse,
    bites: [{ 'app/mcp/route.ts': '' }, { 'app/healthz/route.ts': imports('@/lib/domain/files/operations/get-file') }],
    allows: [
      Object.fromEntries(
        ['healthz', 'auth/[...nextauth]', 'sign-in/send', 'mcp', 'llms.txt', 'v1/[...unknown]'].map((address) => [`app/${address}/route.ts`, '']),
      ),
    ],
  },
  'every job is in the list, by the name of its file': {
    rule: everyJobIsListed,
    bites: [
      { [jobPath]: jobText },
      { [jobPath]: jobText, 'lib/domain/jobs.ts': imports('./signatures/jobs/send-some') },
      { [jobPath]: jobText.replace('send-all', 'send-some'), 'lib/domain/jobs.ts': imports('./signatures/jobs/send-all') },
    ],
    allows: [{ [jobPath]: jobText, 'lib/domain/jobs.ts': imports('./signatures/jobs/send-all') }, { 'lib/domain/signatures/jobs/send-all.test.ts': '' }],
  },
  'every job has a test beside it': {
    rule: everyJobHasATest,
    bites: [{ [jobPath]: jobText }, { [jobPath]: jobText, 'lib/domain/signatures/send-all.test.ts': '' }],
    allows: [{ [jobPath]: jobText, 'lib/domain/signatures/jobs/send-all.test.ts': '' }],
  },
  'queue and worker know no job by its name': {
    rule: jobsStandInTheDomain,
    bites: [
      { [jobPath]: jobText, 'lib/engines/queue/queue.ts': "const queues = { 'send-all': {} };" },
      { [jobPath]: jobText, 'lib/surfaces/worker/main.ts': "run('send-all')" },
    ],
    allows: [{ [jobPath]: jobText, 'lib/engines/queue/queue.ts': 'boss.send(job)', 'lib/domain/events/catalog.ts': "wakes: ['send-all']" }],
  },
  'operations run behind the gate alone': {
    rule: operationsRunBehindTheGate,
    bites: [
      { 'app/webhooks/resend/route.ts': 'await receiveMailReport.run(input, caller);' },
      { 'lib/surfaces/mcp/call-tool.ts': 'const output = await op.run(input, caller);' },
      { 'lib/domain/signatures/jobs/remind.ts': 'await remindSigner.run({ request_id }, caller);' },
    ],
    allows: [
      { 'lib/surfaces/perform/perform.ts': 'const answer = await op.run(input.data, caller);' },
      { 'lib/surfaces/cli/run-command.ts': 'await command.run({ words });' },
      { 'lib/surfaces/mcp/readings/x.ts': 'await run(given);' },
      { 'lib/domain/files/operations/get-file.test.ts': 'await getFile.run({}, caller);' },
    ],
  },
  'a request is opened by its id alone only by what proves it': {
    rule: requestsAreOpenedByProof,
    bites: [
      { 'lib/domain/signatures/operations/get-it.ts': "import { findProvenRequest } from '../store';" },
      { 'lib/surfaces/pages/load.ts': 'await store.findProvenRequest(id);' },
    ],
    allows: [
      { 'lib/domain/signatures/signing/open-link.ts': "import { findProvenRequest } from '../store';" },
      { 'lib/domain/signatures/operations/get-it.ts': "import { findRequest } from '../store';" },
      { 'lib/domain/signatures/operations/get-it.test.ts': "import { findProvenRequest } from '../store';" },
    ],
  },
  'every route serves an operation': {
    rule: everyRouteServesAnOperation,
    bites: [{ 'app/v1/extra/route.ts': 'export const GET = () => new Response();' }, { 'app/route.ts': imports('@/lib/surfaces/http/serve') }],
    allows: [
      { 'app/healthz/route.ts': '' },
      { 'app/v1/[...unknown]/route.ts': '' },
      { 'app/v1/x/route.ts': imports('@/lib/domain/files/operations/get-file') },
      { 'app/page.tsx': '' },
    ],
  },
};

const asList = (files: Files): SourceFile[] => Object.entries(files).map(([path, text]) => ({ path, text }));
const project = readSourceFiles(process.cwd());

it('reads the project', () => {
  expect(project.length).toBeGreaterThan(50);
});

describe.each(Object.entries(rules))('%s', (_name, { rule, bites, allows }) => {
  it('holds in the project', () => {
    expect(rule(project).map(({ path, message }) => `${path}: ${message}`)).toEqual([]);
  });

  it.each(
    bites.map(
      (files) =>
        [
          Object.entries(files)
            .map(([path, text]) => `${path}: ${text.slice(0, 60)}`)
            .join(' + '),
          files,
        ] as const,
    ),
  )('bites: %s', (_case, files) => {
    expect(rule(asList(files)).length).toBeGreaterThan(0);
  });

  it.each(
    allows.map(
      (files) =>
        [
          Object.entries(files)
            .map(([path, text]) => `${path}: ${text.slice(0, 60)}`)
            .join(' + '),
          files,
        ] as const,
    ),
  )('allows: %s', (_case, files) => {
    expect(rule(asList(files))).toEqual([]);
  });
});
