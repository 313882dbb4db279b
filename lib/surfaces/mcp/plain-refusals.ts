/** Of JSON-RPC 2.0, section 5.1: the message's members are not what its method wants. */
const invalidParams = -32_602;
/** Characters; the refusal of a malformed message is short, and answers may be long. */
const maxLooked = 64_000;
const refusal = /"error":\{"code":-3260[23],/;
/** What the library says of a name that every object has; none of our tools is ever off. */
const disabled = /^Tool (.*) disabled$/s;

const kinds: Record<string, string> = {
  record: 'an object',
  object: 'an object',
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
};

/**
 * The library tells a malformed message in the words of its schema library. An agent reads instead which member is wrong, and what
 * belongs there. Other answers pass as they are, line by line.
 */
export function inPlainWords(response: Response): Response {
  if (!response.body || !response.headers.get('content-type')?.startsWith('text/event-stream')) return response;
  let rest = '';
  const lines = new TransformStream<string, string>({
    transform(chunk, controller) {
      const whole = (rest + chunk).split('\n');
      rest = whole.pop() ?? '';
      for (const line of whole) controller.enqueue(`${plainLine(line)}\n`);
    },
    flush(controller) {
      if (rest !== '') controller.enqueue(plainLine(rest));
    },
  });
  const body = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(lines).pipeThrough(new TextEncoderStream());
  return new Response(body, { status: response.status, headers: response.headers });
}

function plainLine(line: string): string {
  if (line.length > maxLooked || !line.startsWith('data: ') || !refusal.test(line)) return line;
  const message = JSON.parse(line.slice('data: '.length)) as { error: { code: number; message: string } };
  const said = plainly(message.error.message);
  return said === null ? line : `data: ${JSON.stringify({ ...message, error: { ...message.error, code: invalidParams, message: said } })}`;
}

/** Null for what is told in words already. */
function plainly(message: string): string | null {
  const [, name] = disabled.exec(message) ?? [];
  if (name !== undefined) return `Tool ${name} not found`;
  const issues = issuesIn(message);
  if (!issues) return null;
  const wrong = issues.map(({ path, expected }) => `${path.join('.') || 'the message'} must be ${kinds[expected ?? ''] ?? 'what the protocol says'}`);
  return `Invalid request: ${wrong.join('; ')}. Nothing was done.`;
}

type Issue = { path: string[]; expected?: string };

function issuesIn(message: string): Issue[] | null {
  const from = message.indexOf('[\n');
  if (from < 0) return null;
  try {
    const issues: unknown = JSON.parse(message.slice(from));
    return Array.isArray(issues) && issues.every((issue) => Array.isArray(issue?.path)) ? issues : null;
  } catch {
    return null;
  }
}
