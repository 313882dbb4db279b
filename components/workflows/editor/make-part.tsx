'use client';
import { AddTemplate } from './add-template';
import { DocumentCard } from './document-card';
import { useEditing } from './editing';
import { EditorPart } from './editor-part';
import { Findings } from './findings';
import { WritingSettings } from './writing-settings';

export function MakePart({ own }: { own: readonly { id: string; name: string }[] }) {
  const { shown, words, mayEdit } = useEditing();
  return (
    <EditorPart id="make" title={words.make.title} lead={words.make.lead}>
      {shown.documents.length === 0 ? <p className="text-ink-quiet">{words.make.none}</p> : null}
      <Findings of={null} />
      {shown.documents.map((document, index) => (
        <DocumentCard key={document.id} document={document} index={index} all={shown.documents} />
      ))}
      {mayEdit ? <AddTemplate own={own} /> : null}
      <WritingSettings />
    </EditorPart>
  );
}
