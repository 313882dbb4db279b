import { now } from '@/lib/core/clock';
import { listChained } from '@/lib/domain/events/store';
import { publicStatus, storedStatusAt } from '@/lib/domain/signatures/rules';
import { findProvenRequest } from '@/lib/domain/signatures/store';
import { verifyLostRequest } from '@/lib/domain/signatures/verification/verify-lost-request';
import { verifyRequest } from '@/lib/domain/signatures/verification/verify-request';
import { type Command, CommandError } from './command';

const noRequest = (id: string) => new CommandError(`There is no request ${id}.`);

async function requestOf(id = '') {
  const request = await findProvenRequest(id);
  if (!request) throw noRequest(id);
  return request;
}

/** Its row may be gone, and its events stand. */
async function verificationOf(id = '') {
  const request = await findProvenRequest(id);
  const verification = request ? await verifyRequest(request) : await verifyLostRequest(id);
  if (!verification) throw noRequest(id);
  return { id, ...verification };
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
    const { id, problems, notes, ...verification } = await verificationOf(words[0]);
    const { valid, events, erased, head, sealedHead } = verification;
    const said = erased ? `, ${erased} of them erased` : '';
    return {
      data: { request_id: id, ...verification, problems, notes },
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
