import type { z } from 'zod';
import { languageOfTag } from '@/lib/core/i18n/accept-language';
import { problemsOf } from '@/lib/core/validate';
import { fillText } from '@/lib/engines/office/language/fill-text';
import type { Finding } from '@/lib/engines/office/language/finding';
import { getBlob } from '@/lib/engines/storage/blobs';
import { serviceScope } from '../../accounts/scope';
import { type CreateInput, createInput } from '../../signatures/schema';
import { draftRequest } from '../../signatures/sending/draft-request';
import { refuseUnwantedMail } from '../../signatures/sending/mail-cannon';
import { senderOf } from '../../signatures/sending/sender-of';
import type { SignatureSettings } from '../../workflows/definition';
import { updateOutput } from '../outputs/store';
import { refuseFieldTags } from './refuse-field-tags';
import type { DoStep, StepWork } from './step';
import { StepFailure } from './step-failure';
import { stepFailures } from './step-failures';

/** Sends the PDF of an output for signature, on behalf of the workflow's account. The run goes on as soon as it is sent. */
export const requestSignature: DoStep = async (work) => {
  const { run, step, document, outputs } = work;
  const output = outputs.find(({ documentId }) => documentId === document.id);
  if (!step.inputSha256 || !output || !document.signature) throw new Error(`Step ${step.id} was given nothing to send`);
  if (document.enablePdfPassword) throw stepFailures.encryptedForSigning();
  refuseFieldTags(work.values);
  const { filled, findings } = fillAll(document.signature, work);
  const language = filled.language || (languageOfTag(work.setting.language.toLowerCase()) ?? '');
  const input = inputOf({ ...filled, language }, document.signature.delivery, output.name);
  const sender = await senderOf(input, { ...serviceScope(run.accountId), mode: run.isTest ? 'test' : 'live' });
  await refuseUnwantedMail(sender, input.signer.email, input.delivery);
  const source = { kind: 'automation' as const, bytes: await getBlob(step.inputSha256), address: null, fileName: output.name, uploadId: null };
  const { save } = await draftRequest(input, sender, source, { clientAddress: '', userAgent: `automation ${run.id}` });
  return {
    findings,
    async save(tx) {
      const { request } = await save(tx);
      await updateOutput(tx, output.id, { signatureRequestId: request.id });
      return { outputId: output.id, requestId: request.id };
    },
  };
};

const members = ['signerName', 'signerEmail', 'message', 'language', 'title'] as const;
type Filled = Record<(typeof members)[number], string>;

function fillAll(signature: SignatureSettings, { values, setting }: StepWork): { filled: Filled; findings: Finding[] } {
  const findings: Finding[] = [];
  const filled = Object.fromEntries(
    members.map((member) => {
      const made = fillText(signature[member] ?? '', values, setting);
      findings.push(...made.findings.map((finding) => ({ ...finding, place: member })));
      return [member, made.text.trim()];
    }),
  );
  return { filled: filled as Filled, findings };
}

/** What a create request would have said; what it would be refused for fails the run, naming the value. */
function inputOf({ signerName, signerEmail, message, language, title }: Filled, delivery: CreateInput['delivery'], outputName: string): CreateInput {
  const given = {
    // The bytes are at hand: which member would bring them makes no difference.
    document: { pdf_base64: '' },
    title: title || outputName,
    signer: { email: signerEmail, ...(signerName ? { name: signerName } : {}) },
    delivery,
    ...(message ? { message } : {}),
    ...(language ? { language: language.toLowerCase() } : {}),
  };
  const parsed = createInput.safeParse(given);
  if (parsed.success) return parsed.data;
  throw refusal(parsed.error, { title: given.title, 'signer.email': signerEmail, 'signer.name': signerName, message, language });
}

function refusal(error: z.ZodError, values: Record<string, string>): StepFailure {
  const [problem] = problemsOf(error);
  const path = problem?.path ?? '';
  const value = (values[path] ?? '').slice(0, 200);
  if (path === 'signer.email') return stepFailures.badAddress(value);
  return new StepFailure({
    code: 'invalid_signature_text',
    message: `The ${path} of the signature request, "${value}", cannot be used: ${problem?.message ?? ''}`,
    advice: 'Change the text in the workflow, or the value in the data, then run the workflow anew.',
    value,
  });
}
