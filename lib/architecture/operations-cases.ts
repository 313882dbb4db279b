import { type Case, imports } from './case';
import { everyJobHasATest, everyJobIsListed, jobsStandInTheDomain } from './jobs';
import {
  everyExceptionIsOfUse,
  everyHttpOperationHasItsRoute,
  everyOperationHasATest,
  everyOperationIsListed,
  everyRouteServesAnOperation,
} from './operations';
import { operationsRunBehindTheGate, requestsAreOpenedByProof } from './ways-in';

const operationText = "export const sendIt = operation({ name: 'sendIt', http: 'POST /v1/requests/{id}/send' });";
const operationPath = 'lib/domain/signatures/operations/send-it.ts';
const jobText = "export const sendAll: Job = { name: 'send-all', run };";
const jobPath = 'lib/domain/signatures/jobs/send-all.ts';

export const operationsCases: Record<string, Case> = {
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
      {
        [operationPath]: operationText.replace('/send', ''),
        'app/v1/requests/[...unknown]/route.ts': 'serveUnknown()',
        'app/v1/requests/[id]/route.ts': 'serve(sendIt)',
      },
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
