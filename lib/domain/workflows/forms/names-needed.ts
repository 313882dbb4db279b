import { namesIn } from '@/lib/engines/office/language/names-in';
import { readTags } from '@/lib/engines/office/language/read-tags';
import type { Setting } from '@/lib/engines/office/language/setting';
import { failingFormulas, formulasIn } from '../completeness/failing-formulas';
import { openPdfPassword } from '../pdf-password';
import type { listDocuments } from '../store';

type Document = Awaited<ReturnType<typeof listDocuments>>[number];
type Known = { tags: readonly { source: string; names: readonly string[] }[]; setting: Setting };

/** The fields without which a run fails: of the signer's name and address, of a password, of what is computed. Elsewhere an empty value is a warning. */
export function namesNeeded(documents: readonly Document[], { tags, setting }: Known): string[] {
  const failing = new Set(failingFormulas(formulasIn(tags), {}, setting));
  const texts = documents.flatMap(({ signature, enablePdfPassword, pdfPasswordSealed }) => [
    ...(signature ? [signature.signerName, signature.signerEmail] : []),
    ...(enablePdfPassword ? [openPdfPassword(pdfPasswordSealed)] : []),
  ]);
  return [
    ...texts.flatMap((text) => readTags(text).flatMap(({ tag }) => namesIn(tag))),
    ...tags.flatMap(({ source, names }) => (failing.has(source) ? names : [])),
  ];
}
