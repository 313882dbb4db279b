import path from 'node:path';
import { z } from 'zod';
import { misspeltNames, type Slip } from './misspelt-names';
import { sentenceOf } from './problem-sentence';
import { parseSignUp } from './sign-up';
import { parseProxies } from './trusted-proxies';

/** Values separated by commas; none where nothing is set. A message never repeats one, as it may be a secret. */
const listOf = (isValid: (value: string) => boolean, problem: string, atMost = Number.POSITIVE_INFINITY) =>
  z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((value) => value.trim() || []))
    .refine((values) => values.every(isValid) && values.length <= atMost, problem);

/** An address, or a name with one behind it in pointed brackets. */
const senderPattern = /^(?:[^<>]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/;

const isAuthorityAddress = (text: string): boolean => /^https?:\/\//.test(text) && URL.canParse(text);

const isSmtpAddress = (text: string): boolean => /^smtps?:\/\//.test(text) && URL.canParse(text);

/** Every variable that the product reads; `.env.example` says the same in sentences. */
const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).optional(),
  BASE_URL: z
    .url({ protocol: /^https?$/, abort: true, error: 'must be the address of this service, such as https://sign.example.com' })
    .regex(/^[a-z]+:\/\/[^/?#]+\/*$/i, 'must end with the host and its port: the service cannot stand under a path of an address')
    .transform((url) => url.replace(/\/+$/, ''))
    .default('http://localhost:3000'),
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'must be a PostgreSQL address: postgresql://user:password@host:5432/name'),
  DATA_DIR: z.string().min(1).default('.data'),
  STORAGE_URL: z
    .string()
    .regex(/^s3(\+http)?:\/\//, 'must be s3://KEY:SECRET@host/bucket; leave it out to store in DATA_DIR')
    .optional(),
  APP_ROOT: z.string().min(1).default('.'),
  LIBREOFFICE_DIR: z.string().startsWith('/', 'must be an absolute path, such as /opt/libreoffice/program').optional(),
  APPLICATION_KEY: z.string().min(32, 'must have at least 32 characters; leave it out to have one made'),
  LINK_SECRET: z.string().min(32, 'must have at least 32 characters; leave it out to have one made'),
  LINK_SECRET_PREVIOUS: z
    .string()
    .default('')
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.string().min(32, 'must have at least 32 characters each, separated by commas'))),
  EVIDENCE_KEY: z.string().min(32, 'must have at least 32 characters; leave it out to have one made'),
  EVIDENCE_KEY_PREVIOUS: listOf((key) => key.length >= 32, 'must hold keys of at least 32 characters, separated by commas'),
  SEAL_NAME: z.string().min(1).max(64).default('Paraph'),
  SEAL_CERTIFICATE_FILE: z.string().min(1).optional(),
  SEAL_KEY_FILE: z.string().min(1).optional(),
  TIMESTAMP_URLS: listOf(isAuthorityAddress, 'must hold one or two addresses of time-stamp authorities, separated by a comma', 2),
  TIMESTAMP_CERTIFICATES_FILE: z.string().min(1).optional(),
  MONTHLY_LIMIT: z.coerce.number().int().min(0).default(30),
  STORAGE_LIMIT_MB: z.coerce.number().int().min(0).max(1_000_000_000).default(10_240),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((list, context) => {
      const { proxies, wrong } = parseProxies(list);
      if (wrong !== undefined) context.addIssue(`"${wrong}" is neither an address nor a network such as 10.0.0.0/8`);
      return proxies;
    }),
  MAIL_FROM: z
    .string()
    .trim()
    .regex(senderPattern, 'must be an email address, or a name and one: Paraph <sign@example.com>')
    .default('Paraph <no-reply@localhost>'),
  RESEND_API_KEY: z.string().min(1).optional(),
  RESEND_BASE_URL: z.url().default('https://api.resend.com'),
  RESEND_WEBHOOK_SECRET: z.string().startsWith('whsec_', 'must be the signing secret of the webhook, whsec_...').optional(),
  SMTP_URL: z.string().refine(isSmtpAddress, 'must be smtp://user:password@host:587 or smtps://..., with / ? # @ in a password as %2F %3F %23 %40').optional(),
  AUTH_GOOGLE_ID: z.string().min(1).optional(),
  AUTH_GOOGLE_SECRET: z.string().min(1).optional(),
  AUTH_GITHUB_ID: z.string().min(1).optional(),
  AUTH_GITHUB_SECRET: z.string().min(1).optional(),
  SIGN_UP: z
    .string()
    .refine((text) => parseSignUp(text) !== null, 'must be open, invitation, or domains: and domains separated by commas')
    .optional(),
  KEYLESS: z.enum(['on', 'off'], 'must be on or off').optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters; leave it out to have no /metrics').optional(),
  ALLOWED_PRIVATE_HOSTS: z.string().default(''),
  ALLOW_PRIVATE_ADDRESSES: z.enum(['0', '1'], 'must be 1 or 0').default('0'),
  KEY_CREATES_PER_MINUTE: z.coerce.number().int().min(1).default(60),
  KEY_UPLOADS_PER_MINUTE: z.coerce.number().int().min(1).default(60),
  KEY_CALLS_PER_MINUTE: z.coerce.number().int().min(1).default(600),
  KEYLESS_CREATES_PER_HOUR: z.coerce.number().int().min(1).default(5),
  KEYLESS_CREATES_PER_DAY: z.coerce.number().int().min(1).default(10),
  KEYLESS_TRIES_PER_HOUR: z.coerce.number().int().min(1).default(60),
  KEYLESS_UPLOADS_PER_HOUR: z.coerce.number().int().min(1).default(20),
  VERIFICATIONS_PER_MINUTE: z.coerce.number().int().min(1).default(20),
  SOURCE_POSTS_PER_MINUTE: z.coerce.number().int().min(1).default(600),
  AUTOMATION_RETENTION_DAYS: z.coerce.number().int().min(1).optional(),
  RETENTION_DAYS: z.coerce.number().int().min(1).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

/** Names of the variables, for the test that holds `.env.example` against them. */
export const variableNames = Object.keys(schema.shape);

export type Env = z.output<typeof schema> & { dataDir: string; appRoot: string };

/** A start with wrong values lists all that is wrong. */
export class EnvError extends Error {}

/** Reads a set of variables. An empty value counts as not set. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${sentenceOf(issue)}`);
    throw new EnvError(`The configuration is not valid:\n${lines.join('\n')}\nSee .env.example.`);
  }
  const { DATA_DIR, APP_ROOT } = parsed.data;
  return {
    ...parsed.data,
    // Next's tracer must not follow these paths into the build.
    dataDir: path.resolve(/* turbopackIgnore: true */ DATA_DIR),
    appRoot: path.resolve(/* turbopackIgnore: true */ APP_ROOT),
  };
}

let held: Env | undefined;

/** The configuration of this process, read once at first use. */
export const env = (): Env => {
  held ??= parseEnv(process.env);
  return held;
};

/** The variables that this process was given a value of: others have theirs by default, or none. */
export const givenVariables = (): ReadonlySet<string> => new Set(variableNames.filter((name) => process.env[name] !== undefined && process.env[name] !== ''));

/** Values of this process that nothing reads, as their names are hardly what was meant. */
export const misspeltVariables = (): Slip[] => misspeltNames(variableNames, process.env);
