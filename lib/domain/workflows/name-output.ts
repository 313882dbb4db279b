import { fillText } from '@/lib/engines/office/language/fill-text';
import type { Finding } from '@/lib/engines/office/language/finding';
import { safeFileName, withoutClash } from '@/lib/engines/office/language/safe-file-name';
import type { Setting } from '@/lib/engines/office/language/setting';

type Given = { values: unknown; setting: Setting /** Of the run's other outputs. */; taken: readonly string[] };

const ending = /\.(docx|pptx|pdf)$/i;

/** What an output is called, without an ending (decisions, "Output name"). Throws FillFailed. */
export function nameOutput(outputName: string, templateName: string, { values, setting, taken }: Given): { name: string; findings: Finding[] } {
  const { text, findings } = fillText(outputName, values, setting);
  const name = withoutClash(safeFileName(text.trim().replace(ending, ''), templateName.replace(ending, '')), taken);
  return { name, findings: findings.map((finding) => ({ ...finding, place: finding.place ?? 'outputName' })) };
}
