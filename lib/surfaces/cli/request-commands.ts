import { now } from '@/lib/core/clock';
import { verifyChain } from '@/lib/domain/events/chain';
import { findChainHead, listChained } from '@/lib/domain/events/store';
import { publicStatus, storedStatusAt } from '@/lib/domain/signatures/rules';
import { findProvenRequest } from '@/lib/domain/signatures/store';
import { getBlob } from '@/lib/engines/storage/blobs';
import { type Command, CommandError } from './command';

async function requestOf(id: string | undefined) {
  const request = id && (await findProvenRequest(id));
  if (!request) throw new CommandError(`There is no request ${id ?? ''}.`);
  return request;
}

const requestShow: Command = {
  name: 'request show',
  usage: 'request show <id>',
  summary: 'Show a request and its events',
  options: {},
  words: ['id'],
  async run({ words }) {
    const request = await requestOf(words[0]);
    const events = await listChained(request.id);
    const { requestTokenHash: _hidden, ...shown } = { ...request, status: publicStatus(storedStatusAt(request, now())) };
    const facts = Object.entries(shown).filter(([, value]) => value !== null && typeof value !== 'object');
    const dates = Object.entries(shown).filter(([, value]) => value instanceof Date);
    return {
      data: { ...shown, events },
      lines: [
        ...[...facts, ...dates].map(([name, value]) => `${name.padEnd(18)} ${value instanceof Date ? value.toISOString() : String(value)}`),
        '',
        ...events.map((event) => `${String(event.sequence).padStart(3)}  ${event.at.toISOString()}  ${event.type.padEnd(20)} ${String(event.data?.ip ?? '')}`),
      ],
    };
  },
};

const requestVerify: Command = {
  name: 'request verify',
  usage: 'request verify <id>',
  summary: 'Check the hash chain over a request’s events, and its stored files',
  options: {},
  words: ['id'],
  async run({ words }) {
    const request = await requestOf(words[0]);
    const verification = verifyChain(await listChained(request.id), await findChainHead(request.id));
    const problems = [...verification.problems, ...(await fileProblems(request))];
    const valid = problems.length === 0;
    const erased = verification.erased ? `, ${verification.erased} of them erased` : '';
    return {
      data: { request_id: request.id, ...verification, valid, problems },
      lines: valid
        ? [`Valid: ${verification.events} ${verification.events === 1 ? 'event' : 'events'}${erased}, head ${verification.head}.`]
        : ['NOT VALID:', ...problems.map((problem) => `  ${problem}`)],
      failed: !valid,
    };
  },
};

async function fileProblems(request: { sourceSha256: string; presentedSha256: string; signedSha256: string | null }): Promise<string[]> {
  const files = { original: request.sourceSha256, presented: request.presentedSha256, signed: request.signedSha256 };
  const checks = Object.entries(files).map(async ([name, hash]) => {
    if (!hash) return [];
    return getBlob(hash).then(
      () => [],
      (error: Error) => [`the ${name} document: ${error.message}`],
    );
  });
  return (await Promise.all(checks)).flat();
}

export const requestCommands = [requestShow, requestVerify];
