import { existsSync } from 'node:fs';
import { env, misspeltVariables } from '@/lib/core/env';
import { isLoopbackHost } from '@/lib/core/loopback';
import { mailProblem } from '@/lib/engines/mail/send-mail';
import { privateAddressesProblem } from '@/lib/engines/net/private-exceptions';
import { storageProblem } from '@/lib/engines/storage/storage-problem';
import { sealIdentity } from '../../signatures/sealing/seal';
import { sealConcern } from '../../signatures/sealing/seal-warnings';
import { timeStampsProblem } from '../../signatures/sealing/time-stamps';
import { databaseProblem } from './database-problem';

/** `problems` refuse a start; `doubts` do not, and should be looked at. */
type Judgement = { problems: string[]; doubts: string[]; seal: { subject: string; sha256Fingerprint: string } | null };

/** All that is wrong or doubtful in the configuration, the storage and the sealing key. Throws EnvError where it cannot even be read. */
export async function judgeConfiguration(): Promise<Judgement> {
  const set = env();
  const found = [mailProblem(set), privateAddressesProblem(set), await storageProblem(), await timeStampsProblem()];
  const problems = found.filter((problem) => problem !== null);
  const silent = await databaseProblem();
  // What the seal is can only be said with the database, and its fault is not the seal's.
  if (silent) return { problems: [...problems, silent], doubts: doubtsIn(set), seal: null };
  const seal = await sealIdentity().catch((error: unknown) => {
    problems.push(`The sealing key cannot be used: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  });
  // No reason to refuse a start: what is signed is held, and the operators can be told.
  const concern = seal && (await sealConcern());
  return { problems, doubts: [...(concern ? [concern] : []), ...doubtsIn(set)], seal };
}

type Set = ReturnType<typeof env>;

/** What works and yet is hardly meant. */
function doubtsIn(set: Set): string[] {
  const { hostname, protocol } = new URL(set.BASE_URL);
  const isPublic = !isLoopbackHost(hostname);
  const halves = [
    ['AUTH_GOOGLE_ID', 'AUTH_GOOGLE_SECRET'],
    ['AUTH_GITHUB_ID', 'AUTH_GITHUB_SECRET'],
    ['SEAL_CERTIFICATE_FILE', 'SEAL_KEY_FILE'],
  ] as const;
  const { LIBREOFFICE_DIR: office } = set;
  const doubts: (string | false)[] = [
    ...misspeltVariables().map(({ given, meant }) => `${given} is set, and nothing reads it: perhaps ${meant} was meant.`),
    office !== undefined && !existsSync(/* turbopackIgnore: true */ office) && `LIBREOFFICE_DIR: there is no folder ${office}.`,
    isPublic && protocol === 'http:' && 'BASE_URL begins with http:// and is no loopback address: links and cookies go over the net in clear.',
    isPublic && set.MAIL_FROM.includes('@localhost') && 'MAIL_FROM is an address at localhost: most mailboxes will not take such mail.',
    isPublic && Boolean(set.RESEND_API_KEY) && !set.RESEND_WEBHOOK_SECRET && 'RESEND_WEBHOOK_SECRET is not set: bounces and complaints are not heard of.',
    Boolean(set.RESEND_API_KEY && set.SMTP_URL) && 'RESEND_API_KEY and SMTP_URL are both set: SMTP_URL is not used.',
    isPublic && set.TIMESTAMP_URLS.length === 0 && 'TIMESTAMP_URLS is not set: seals bear no time-stamp of an authority.',
    ...halves.map(([one, other]) => Boolean(set[one]) !== Boolean(set[other]) && `${one} and ${other} belong together, and one of them is not set.`),
  ];
  return doubts.filter((doubt) => doubt !== false);
}
