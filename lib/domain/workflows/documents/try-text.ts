import type { z } from 'zod';
import { normalizeEmail } from '@/lib/core/email-address';
import { languages } from '@/lib/core/i18n/languages';
import { problemsOf } from '@/lib/core/validate';
import { fillText } from '@/lib/engines/office/language/fill-text';
import { type Finding, isLeftEmpty } from '@/lib/engines/office/language/finding';
import type { Setting } from '@/lib/engines/office/language/setting';
import { nameOutput } from '../name-output';
import { fillFolder, folderProblems, folderText } from '../output-folder';
import { signatureInput } from '../signature-input';
import { tagProblems, templatedText } from '../templated-text';
import type { TriedMember, TriedText } from '../views/document-view';
import { failureOf } from './failure-of';

const { signerName, signerEmail, message, language, title } = signatureInput.shape;
const taken: Record<TriedMember, z.ZodType> = {
  ...{ outputName: templatedText(), folder: folderText(), pdfPassword: templatedText(), signerName, signerEmail, message, language, title },
};

type Example = { values: unknown; setting: Setting } | null;

/** What a text of a document comes to with the example; or why it is not taken. `templateName` names an output whose own name comes to nothing. */
export function triedText(member: TriedMember, text: string, templateName: string, example: Example): TriedText {
  const parsed = text === '' ? undefined : taken[member].safeParse(text);
  if (parsed?.error) {
    const code = problemsOf(parsed.error)[0]?.code ?? 'other';
    const problems = [...tagProblems(text), ...(member === 'folder' ? folderProblems(text) : [])];
    return { text: null, problem: { code, tag: problems.find((one) => one.code === code)?.tag ?? '' }, missing: [] };
  }
  if (!example) return { text: null, problem: null, missing: [] };
  try {
    const { text: filled, findings } = filledText(member, text, templateName, example);
    return { text: filled, problem: refusal(member, filled.trim()), missing: missingIn(findings) };
  } catch (error) {
    const problem = failureOf(error);
    if (!problem) throw error;
    return { text: null, problem: { ...problem, code: 'unfillable' }, missing: [] };
  }
}

function filledText(member: TriedMember, text: string, templateName: string, example: NonNullable<Example>): { text: string; findings: Finding[] } {
  if (member === 'outputName') return named(text, templateName, example);
  if (member !== 'folder') return fillText(text, example.values, example.setting);
  const { folder, findings } = fillFolder(text, example);
  return { text: folder, findings };
}

function named(text: string, templateName: string, { values, setting }: NonNullable<Example>): { text: string; findings: Finding[] } {
  const { name, findings } = nameOutput(text, templateName, { values, setting, taken: [] });
  return { text: name, findings };
}

/** What a run would be refused for. */
function refusal(member: TriedMember, filled: string): TriedText['problem'] {
  if (member === 'signerEmail' && filled !== '' && normalizeEmail(filled) === null) return { code: 'filled_email', tag: '' };
  if (member === 'language' && filled !== '' && !(languages as readonly string[]).includes(filled.toLowerCase())) return { code: 'invalid_language', tag: '' };
  return null;
}

const missingIn = (findings: readonly Finding[]): string[] => findings.filter(isLeftEmpty).flatMap(({ tag }) => tag ?? []);
