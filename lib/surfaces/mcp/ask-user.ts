import {
  CLIENT_CAPABILITIES_META_KEY,
  type ClientCapabilities,
  type InputRequiredResult,
  inputRequired,
  inputResponse,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { sha256 } from '@/lib/core/ids';
import { canonicalJson } from './canonical-json';
import { confirmationState, type Shown } from './confirmation-state';
import { type Preview, previewText } from './preview';

const question = 'signer';

/**
 * Whether the client can put a form to its user. Without sessions that is so in the 2026-07-28 revision alone; a
 * capability without modes means forms.
 */
export function canAskUser({ mcpReq }: ServerContext): boolean {
  const asking = (mcpReq.envelope as { [CLIENT_CAPABILITIES_META_KEY]?: ClientCapabilities } | undefined)?.[CLIENT_CAPABILITIES_META_KEY]?.elicitation;
  return asking !== undefined && (asking.form !== undefined || asking.url === undefined);
}

type Given = Record<string, unknown>;
type Asked = { kind: 'question'; question: InputRequiredResult } | { kind: 'agreed'; given: Given } | { kind: 'declined' };

/**
 * Asks the user to confirm the signer, or reads what they answered: agreed, perhaps with the name or address put right.
 * An answer counts only for the arguments that the question was about.
 */
export async function askUser(context: ServerContext, given: Given, shown: Preview): Promise<Asked> {
  const digest = sha256(canonicalJson(given));
  const response = inputResponse(context.mcpReq.inputResponses, question);
  if (response.kind !== 'elicit' || context.mcpReq.requestState<Shown>()?.shown !== digest)
    return { kind: 'question', question: await questionAbout(context, digest, shown) };
  if (response.action !== 'accept') return { kind: 'declined' };
  return { kind: 'agreed', given: { ...given, signer: corrected(given.signer as Given, response.content ?? {}) } };
}

const questionAbout = async (context: ServerContext, digest: string, shown: Preview): Promise<InputRequiredResult> =>
  inputRequired({
    inputRequests: {
      [question]: inputRequired.elicit({
        message: `Send this for signature?\n\n${previewText(shown)}\n\nCheck the signer’s name and email address; you can put them right here.`,
        requestedSchema: {
          type: 'object',
          properties: {
            signer_name: { type: 'string', title: 'Signer’s full name', ...(shown.signer.name ? { default: shown.signer.name } : {}) },
            signer_email: { type: 'string', title: 'Signer’s email address', format: 'email', default: shown.signer.email },
          },
        },
      }),
    },
    requestState: await confirmationState().mint({ shown: digest }, context),
  });

/** What the user left alone stays as it was. Checked like any other input afterwards. */
function corrected(signer: Given, content: Given): Given {
  const text = (value: unknown): string | undefined => (typeof value === 'string' && value.trim() !== '' ? value : undefined);
  const [name, email] = [text(content.signer_name), text(content.signer_email)];
  return { ...signer, ...(name ? { name } : {}), ...(email ? { email } : {}) };
}
