import { isTest, type Rule, type SourceFile } from './source-files';

/** Of an operation: commands, jobs, and a tool's reading have a `run` of their own. */
const RUNS = /\b(?!(?:command|call|child|job|pool)\b)\w+\.run\(/;
const GATE = 'lib/surfaces/perform/';

/** What may open a request by its id alone, each with what proves that it may. */
const OPENS_BY_ID = [
  'lib/domain/signatures/store.ts', // makes it
  'lib/domain/signatures/auth.ts', // tokens, tickets and keys of links
  'lib/domain/signatures/signing/open-link.ts', // a party's private link
  'lib/domain/signatures/sending/open-confirmation.ts', // a keyless sender's link
  'lib/domain/signatures/sending/withdraw.ts', // reads again what its caller was let in to
  'lib/domain/signatures/sealing/download-ticket.ts', // the same, for a tool that has downloaded it
  'lib/domain/signatures/sealing/finish-request.ts', // a job of the service
  'lib/domain/signatures/jobs/expire-requests.ts', // a job of the service
  'lib/domain/signatures/jobs/note-bounce.ts', // a job of the service
  'lib/domain/signatures/render-emails.ts', // a job of the service
  'lib/domain/automations/signing/take-signed-output.ts', // a job of the service
  'lib/domain/automations/outputs/show-outputs.ts', // the requests that a run of the opened workflow has sent
  'lib/surfaces/cli/request-commands.ts', // the operator's commands
  'lib/surfaces/cli/verify-command.ts', // the operator's commands: the request that a sealed file names
];

const isShipped = ({ path }: SourceFile) => /^(app|components|lib)\//.test(path) && !isTest(path);

/** Credential, limits and checks stand in one place: nothing runs an operation past them. */
export const operationsRunBehindTheGate: Rule = (files) =>
  files
    .filter((file) => isShipped(file) && !file.path.startsWith(GATE) && RUNS.test(file.text))
    .map(({ path }) => ({ path, message: `Only ${GATE} runs an operation: call passGate or perform, which ask for the credential and count the call.` }));

/** Whoever is not in the list asks with a scope. */
export const requestsAreOpenedByProof: Rule = (files) =>
  files
    .filter((file) => isShipped(file) && /\bfindProvenRequest\b/.test(file.text) && !OPENS_BY_ID.includes(file.path))
    .map(({ path }) => ({
      path,
      message: 'findProvenRequest asks nobody whose request it is: use findRequest with a scope, or give the way in an auth of its own.',
    }));
