import { listDeadJobs, retryDeadJob, retryDeadJobs } from '@/lib/engines/queue/dead-jobs';
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
      const count = await retryDeadJobs();
      return { data: { count }, lines: [count === 1 ? 'One job was put back.' : `${count} jobs were put back.`] };
    }
    if (!(await retryDeadJob(id))) throw new CommandError(`No job ${id} was given up. See: npm run admin -- queue dead`);
    return { data: { id }, lines: [`${id} was put back.`] };
  },
};

export const queueCommands = [queueDead, queueRetry];
