import { dropOne, retryAll, retryOne } from '@/lib/domain/operator/queues/retry-dead';
import { byCommand } from '@/lib/domain/operator/rules';
import { listDeadJobs } from '@/lib/engines/queue/dead-jobs';
import { type Command, CommandError } from './command';

const maxListed = 200;

const queueDead: Command = {
  name: 'queue dead',
  usage: 'queue dead',
  summary: `List the newest ${maxListed} jobs that were given up after their last try`,
  options: {},
  async run() {
    const dead = await listDeadJobs(maxListed);
    const lines = dead.map(({ id, job, about, diedAt, error }) => `${id}  ${diedAt.toISOString()}  ${job} ${about}: ${error || 'no error was noted'}`);
    return { data: dead, lines: lines.length > 0 ? lines : ['No job was given up.'] };
  },
};

const queueRetry: Command = {
  name: 'queue retry',
  usage: 'queue retry <id>|--all',
  summary: 'Put a job back that was given up, or all of them',
  options: { all: { type: 'boolean', about: 'All that were given up.' } },
  words: ['id'],
  wordsUnless: 'all',
  async run({ words: [id = ''], flags }) {
    if (flags.all) {
      const count = await retryAll(byCommand);
      return { data: { count }, lines: [count === 1 ? 'One job was put back.' : `${count} jobs were put back.`] };
    }
    if (!(await retryOne(byCommand, id))) throw new CommandError(`No job ${id} was given up. See: npm run admin -- queue dead`);
    return { data: { id }, lines: [`${id} was put back.`] };
  },
};

const queueDrop: Command = {
  name: 'queue drop',
  usage: 'queue drop <id> --reason <text>',
  summary: 'Give a job up for good: what it was to do is never done',
  options: { reason: { type: 'string', about: 'Why, for the log of operators.', required: true } },
  words: ['id'],
  async run({ words: [id = ''], flags }) {
    if (!(await dropOne(byCommand, id, String(flags.reason)))) throw new CommandError(`No job ${id} was given up. See: npm run admin -- queue dead`);
    return { data: { id }, lines: [`${id} is given up for good.`] };
  },
};

export const queueCommands = [queueDead, queueRetry, queueDrop];
