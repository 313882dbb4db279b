import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { createServer } from '@stoplight/prism-http-server';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { type Document, makeDocument } from '@/lib/surfaces/openapi/document';

type Violation = { location: string[]; severity: string; code: string | number; message: string };
type Schema = { type?: string; properties?: Record<string, Schema>; items?: Schema; additionalProperties?: unknown };

/**
 * A proxy in front of the API, until the test is over, that holds every request and answer against the interface
 * description. Answers are held to the members that it names: what it leaves open to later versions counts too.
 * `broken` lists what either side broke.
 */
export async function proxyByContract(upstream: string, document: Document = makeDocument('http://localhost:3000')) {
  const operations = await operationsOf(JSON.stringify(document));
  const broken: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line) => broken.push(...violationIn(line)) });
  const server = createServer(operations, {
    cors: false,
    components: { logger },
    config: {
      isProxy: true,
      upstream: new URL(upstream),
      upstreamProxy: undefined,
      checkSecurity: true,
      validateRequest: true,
      validateResponse: true,
      errors: false,
      mock: { dynamic: false },
    },
  });
  const url = await server.listen(0, '127.0.0.1');
  onTestFinished(() => server.close());
  return { url, broken };
}

const read = new Map<string, ReturnType<typeof getHttpOperationsFromSpec>>();

/** To read a description takes most of what a proxy takes: each is read once a file. */
function operationsOf(document: string): ReturnType<typeof getHttpOperationsFromSpec> {
  const known = read.get(document) ?? getHttpOperationsFromSpec(closed(JSON.parse(document)));
  read.set(document, known);
  return known;
}

/** What a line of the proxy's log says of a violation, such as "response.body must have …". */
const violationIn = (line: string): string[] => {
  const { msg = '' } = JSON.parse(line) as { msg?: string };
  return msg.startsWith('Violation: ') ? [msg.slice('Violation: '.length)] : [];
};

/** What an answer that came through the proxy breaks. */
export function violationsIn(response: Response): { request: string[]; response: string[] } {
  const found = JSON.parse(response.headers.get('sl-violations') ?? '[]') as Violation[];
  const of = (side: string) => found.filter(({ location }) => location[0] === side).map(({ location, message }) => `${location.join('.')}: ${message}`);
  return { request: of('request'), response: of('response') };
}

function closed(document: Document): Document {
  for (const schema of Object.values(document.components?.schemas ?? {})) close(schema as Schema);
  return document;
}

function close(schema: Schema): void {
  if (schema.type === 'object') schema.additionalProperties ??= false;
  for (const member of Object.values(schema.properties ?? {})) close(member);
  if (schema.items) close(schema.items);
}
