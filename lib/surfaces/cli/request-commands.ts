import { now } from '@/lib/core/clock';
import { listChained } from '@/lib/domain/events/store';
import { publicStatus, storedStatusAt } from '@/lib/domain/signatures/rules';
import { findProvenRequest } from '@/lib/domain/signatures/store';
import { verifyRequest } from '@/lib/domain/signatures/verification/verify-request';
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
  summary: 'Check a request from its signed PDF on: seal, evidence, and whether the database still says what was recorded',
  options: {},
  words: ['id'],
  async run({ words }) {
    const request = await requestOf(words[0]);
    const { problems, notes, ...verification } = await verifyRequest(request);
    const { valid, events, erased, head, sealedHead } = verification;
    const said = erased ? `, ${erased} of them erased` : '';
    return {
      data: { request_id: request.id, ...verification, problems, notes },
      lines: [
        ...(valid
          ? [`Valid: ${events} ${events === 1 ? 'event' : 'events'}${said}, head ${head}.`]
          : ['NOT VALID:', ...problems.map((problem) => `  ${problem}`)]),
        ...(sealedHead ? [`Sealed with the head ${sealedHead}, which the certificate page prints.`] : []),
        ...notes.map((note) => `Note: ${note}.`),
      ],
      failed: !valid,
    };
  },
};

export const requestCommands = [requestShow, requestVerify];
