import { env } from '@/lib/core/env';
import type { Api } from '@/lib/core/operation';
import { operations } from '@/lib/domain/operations';
import { publicOperations } from './document';
import { pathOf } from './input-parts';

const toolNames = (api: Api): string => operations.flatMap((op) => (op.api === api && op.tool ? [op.name] : [])).join(', ');

/** The service in a page, for agents: what it is, where to read on, the operations, the rules. */
export function llmsText({ takesKeyless }: { takesKeyless: boolean }, baseUrl = env().BASE_URL): string {
  const needs = takesKeyless
    ? 'Signature requests (/v1) work without an API key too, workflows and files need one: Authorization: Bearer <API_KEY>. Without one, sender.email is required, and the sender confirms by email before anything reaches the signer.'
    : 'Everything needs an API key here, signature requests too: Authorization: Bearer <API_KEY>. Without one, a create request and an upload are refused, in words.';
  const lines = publicOperations().map((op) => {
    const { method, path } = pathOf(op);
    return `- ${op.name}: ${op.summary}. ${method.toUpperCase()} ${path}`;
  });
  return `# Paraph

> Sends a document to a person for electronic signature, tells where the request stands, and returns the signed and sealed PDF. A person always signs, in a browser; no operation applies a signature. Its other half are workflows: data in, documents made from DOCX and PPTX templates out, as PDF and for signature too.

## Read on

- [OpenAPI description](${baseUrl}/openapi.json): every operation, error and example
- [Reference for people](${baseUrl}/docs): quick start, curl and TypeScript
- [MCP server for signatures](${baseUrl}/mcp): ${toolNames('signature')}. ${takesKeyless ? 'Works without an API key too' : 'To send, it needs an API key'}
- [MCP server for workflows](${baseUrl}/mcp/workflows): ${toolNames('workflow')}. Needs an API key: 401 without one
- [API keys](${baseUrl}/keys): a person makes one after signing in

## Operations

${lines.join('\n')}

## Rules

- Confirm the signer's name and email with the user before you send. Never invent or guess an address.
- Keep request_token from the create result: the service does not store it, and the download needs it.
- Ask for the status at most once a minute.
- Tell the user next_step, which stands in every answer about a request.
- ${needs}
- Give document exactly one of markdown, pdf_base64, pdf_url, hosted_doc_url and upload_id. Send a PDF over 1 MB by getUploadUrl and uploadPdf. At most 5 MB and 50 pages.
- Send Idempotency-Key with a create request, and repeat it unchanged when you are not sure whether the first one arrived.
- An error carries error (a stable code) and message (what to do); a 400 lists each problem in details. On 429 wait as many seconds as retryAfter says.
- Before you run a workflow, read what it takes, and take every value from the user or from data that the user pointed you to: never invent one. A run may send a document for signature.
- Data can also be POSTed to the webhookUrl of a workflow's source, without a key: whoever has that address can post, so show it to nobody but the user.
- Private links (signer_link, sender_link) let their holder sign: show them to nobody but the user, who passes them on.
`;
}
