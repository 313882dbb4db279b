'use client';
import { AddTemplate } from './add-template';
import { CardScope } from './card-scope';
import { useEditing } from './editing';
import { EditorPart } from './editor-part';
import { Findings } from './findings';
import { WritingSettings } from './writing-settings';

export function MakePart({ own, hasPictures }: { own: readonly { id: string; name: string }[]; hasPictures: boolean }) {
  const { shown, words, mayEdit } = useEditing();
  return (
    <EditorPart id="make" title={words.make.title} lead={words.make.lead}>
      {shown.documents.length === 0 ? <p className="text-ink-quiet">{words.make.none}</p> : null}
      <Findings of={null} />
      {shown.documents.map((document, index) => (
        <CardScope key={document.id} document={document} index={index} all={shown.documents} />
      ))}
      {mayEdit ? <AddTemplate own={own} hasPictures={hasPictures} /> : null}
      <WritingSettings />
    </EditorPart>
  );
}
