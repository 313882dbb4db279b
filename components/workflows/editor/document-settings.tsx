'use client';
import type { EditedDocument, DocumentSettings as Settings } from '@/lib/domain/workflows/editing/definition';
import { Checkbox } from '../../ui/checkbox';
import { useEditing } from './editing';
import { useProblem } from './findings';
import { SettingText } from './setting-text';
import { SignatureSettings } from './signature-settings';

const unsigned = { signerName: '', signerEmail: '', message: null, language: null, title: null, delivery: 'email' as const };

/** What becomes of the filled template: PDF, protection, signature. What needs the PDF is offered beneath it. */
export function DocumentSettings({ document }: { document: EditedDocument }) {
  const { act, words, mayEdit } = useEditing();
  const { make } = words;
  const problemOf = useProblem(document.id);
  const set = (changes: Partial<Settings>) => act({ kind: 'document', documentId: document.id, set: changes });
  const box = (member: 'createPdfCopy' | 'removeOutput' | 'enablePdfPassword' | 'preventCopy', label: string) => (
    <Checkbox
      label={label}
      checked={document[member]}
      disabled={!mayEdit}
      problem={problemOf(member)}
      onChange={({ target }) => set({ [member]: target.checked })}
    />
  );
  const needsPdf = document.createPdfCopy || document.removeOutput || document.enablePdfPassword || document.signature !== null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)]">
      {box('createPdfCopy', make.pdf)}
      {needsPdf ? (
        <div className="grid grid-cols-[minmax(0,1fr)] border-l border-line pl-4">
          {box('removeOutput', make.onlyPdf)}
          {box('enablePdfPassword', make.protect)}
          {document.enablePdfPassword ? (
            <div className="grid gap-1 pb-2 pl-8">
              <SettingText
                label={make.password}
                hint={make.passwordHint}
                value={document.pdfPassword}
                place={`${document.id}.pdfPassword`}
                problem={problemOf('pdfPassword')}
                set={(pdfPassword) => set({ pdfPassword })}
                tries="pdfPassword"
                isSecret
              />
              {box('preventCopy', make.noCopy)}
            </div>
          ) : null}
          <Checkbox
            label={make.sign}
            checked={document.signature !== null}
            disabled={!mayEdit}
            problem={problemOf('signature')}
            onChange={({ target }) => set({ signature: target.checked ? unsigned : null })}
          />
          {document.signature ? <SignatureSettings document={document} signature={document.signature} /> : null}
        </div>
      ) : null}
    </div>
  );
}
