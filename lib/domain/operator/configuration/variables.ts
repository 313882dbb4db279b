/** A variable of the configuration: what it is for, and whether its value is kept from every page. */
type Variable = { what: string; isSecret?: true };

/** Every variable in the order of `.env.example`, which says the same at more length. */
export const variables: Readonly<Record<string, Variable>> = {
  PORT: { what: 'The port that the web server listens on (3000).' },
  HOST: { what: 'The address of the network interface to listen on; all of them when it is not set.' },
  BASE_URL: {
    what: 'The address under which people reach this service; links in emails and on pages begin with it, so it has no path (http://localhost:<PORT>).',
  },
  DATABASE_URL: { what: 'The PostgreSQL to use, such as postgresql://user:password@host:5432/paraph; without it an embedded one is started.', isSecret: true },
  DATA_DIR: { what: 'The folder for the embedded database, the files and the secrets; back it up (.data in the checkout).' },
  STORAGE_URL: { what: 'Stores files in an S3-compatible bucket instead of DATA_DIR.', isSecret: true },
  APP_ROOT: { what: 'Where the product itself lies; the start sets it, and it only needs a value where parts of the product are moved.' },
  LIBREOFFICE_DIR: { what: 'The folder with LibreOffice’s programs where it is not in its usual place, such as /opt/libreoffice25.8/program.' },
  NODE_ENV: { what: 'production, development or test; the start sets production.' },
  APPLICATION_KEY: { what: 'Encrypts what is stored sealed, at least 32 characters; made at first start and kept in the data folder.', isSecret: true },
  LINK_SECRET: { what: 'Makes the private links unguessable, at least 32 characters; made at first start and kept in the data folder.', isSecret: true },
  LINK_SECRET_PREVIOUS: {
    what: 'Link secrets of before, separated by commas, the newest first: links that were made with them go on working, and no new ones are made (none).',
    isSecret: true,
  },
  EVIDENCE_KEY: {
    what: 'Proves that this service wrote its records, at least 32 characters; made at first start and kept in the data folder, never in the database.',
    isSecret: true,
  },
  EVIDENCE_KEY_PREVIOUS: {
    what: 'Values of EVIDENCE_KEY from before a change, separated by commas: what was recorded under them still verifies.',
    isSecret: true,
  },
  SEAL_NAME: { what: 'The name that stands in the certificate of the seal (Paraph).' },
  SEAL_CERTIFICATE_FILE: { what: 'A PEM file with the certificate to seal with; without it one is made at first start.' },
  SEAL_KEY_FILE: { what: 'A PEM file with the private key that belongs to SEAL_CERTIFICATE_FILE.' },
  TIMESTAMP_URLS: {
    what: 'One or two time-stamp authorities (RFC 3161), separated by a comma, with user and password where they ask for them: https://user:password@tsa.example.com/tsr. The second is asked where the first gives nothing; without any, seals bear no time-stamp.',
    isSecret: true,
  },
  TIMESTAMP_CERTIFICATES_FILE: {
    what: 'A PEM file with the certificates whose time-stamps are accepted, or whose issuers’ are; any authority’s where it is not set.',
  },
  MONTHLY_LIMIT: { what: 'How many documents an account may send each month, unless the account has a limit of its own (30).' },
  STORAGE_LIMIT_MB: {
    what: 'How many megabytes of files, documents and data an account may keep, unless it has a limit of its own; 0 for no limit (10240).',
  },
  TRUSTED_PROXIES: { what: 'Addresses and networks of reverse proxies whose X-Forwarded-For is believed, separated by commas, such as 10.0.0.0/8 (none).' },
  LOG_LEVEL: { what: 'How much is logged: fatal, error, warn, info, debug or silent (info).' },
  MAIL_FROM: { what: 'Who emails come from, as name and address (Paraph <no-reply@localhost>).' },
  RESEND_API_KEY: {
    what: 'Sends emails by Resend; without it and without SMTP_URL, and on a loopback BASE_URL alone, emails go to the development mailbox.',
    isSecret: true,
  },
  RESEND_BASE_URL: { what: 'Another address of Resend’s interface (https://api.resend.com).' },
  RESEND_WEBHOOK_SECRET: { what: 'The signing secret of the Resend webhook that reports bounces and complaints to /webhooks/resend.', isSecret: true },
  SMTP_URL: { what: 'Sends emails by SMTP, such as smtp://user:password@host:587.', isSecret: true },
  AUTH_GOOGLE_ID: { what: 'The client id for signing in with Google.' },
  AUTH_GOOGLE_SECRET: { what: 'The client secret that belongs to AUTH_GOOGLE_ID.', isSecret: true },
  AUTH_GITHUB_ID: { what: 'The client id for signing in with GitHub.' },
  AUTH_GITHUB_SECRET: { what: 'The client secret that belongs to AUTH_GITHUB_ID.', isSecret: true },
  SIGN_UP: {
    what: 'Who may sign in who has no account yet: open, invitation (whoever is invited to a team), or domains:example.com,example.org (and whoever is invited). Where it is not set, operators choose at /dashboard/operator/settings (open).',
  },
  KEYLESS: { what: 'Whether requests may be made without an API key: on or off. Where it is not set, operators choose at /dashboard/operator/settings (on).' },
  METRICS_TOKEN: {
    what: 'Opens /metrics to whoever sends it as Authorization: Bearer <METRICS_TOKEN>, at least 16 characters; without it there is no /metrics.',
    isSecret: true,
  },
  ALLOWED_PRIVATE_HOSTS: { what: 'Hosts in your own network that the service may call, by https all the same, as host:port separated by commas (none).' },
  ALLOW_PRIVATE_ADDRESSES: {
    what: '1 lets the service call any private address, and its own machine by http:// too, such as http://localhost:8080 for webhooks. For development alone: refused in production unless BASE_URL is a loopback address.',
  },
  KEY_CREATES_PER_MINUTE: { what: 'How many requests an account may create by its API keys a minute, and by its test keys beside (60).' },
  KEY_UPLOADS_PER_MINUTE: { what: 'How many upload addresses an account may ask for by its API keys a minute (60).' },
  KEY_CALLS_PER_MINUTE: { what: 'How many other calls an account may make by its API keys a minute (600).' },
  SOURCE_POSTS_PER_MINUTE: { what: 'How many posts a source of a workflow takes a minute (600).' },
  KEYLESS_CREATES_PER_HOUR: { what: 'How many requests may be created an hour from one client address without an API key (5).' },
  KEYLESS_CREATES_PER_DAY: { what: 'How many requests may be created a day from one client address without an API key (10).' },
  KEYLESS_TRIES_PER_HOUR: { what: 'How many calls may try so an hour, those refused as not valid included, which count in neither of the two (60).' },
  KEYLESS_UPLOADS_PER_HOUR: { what: 'How many upload addresses may be asked for an hour from one client address without an API key (20).' },
  VERIFICATIONS_PER_MINUTE: { what: 'How many files may be verified a minute from one client address without an API key, and ten times as many an hour (20).' },
  AUTOMATION_RETENTION_DAYS: { what: 'Erase data, outputs and step records of automations that ended so many days ago (never).' },
  RETENTION_DAYS: { what: 'After how many days the documents of signed requests are erased; without it they stay.' },
};
