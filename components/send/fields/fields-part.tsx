'use client';
import { useAlive } from '../../ui/alive';
import { useSendDesk } from '../desk';
import { Part } from '../part';
import { EditorTools } from './editor-tools';
import { FieldInspector } from './field-inspector';
import { FieldList } from './field-list';
import { FieldStrip } from './field-strip';
import { SuggestionsLine } from './suggestions-line';
import { TagStrip } from './tag-strip';

/** The fields of the document: the strip of kinds, what can be done with the selected one, and all of them as a list. */
export function FieldsPart() {
  const { words, document } = useSendDesk();
  const alive = useAlive();
  if (document.kind === 'none' || !alive) return null;
  return (
    <Part id="send-fields" title={words.fields.title}>
      {document.kind === 'markdown' ? (
        <TagStrip />
      ) : (
        <>
          <div className="sticky top-0 z-20 -mx-1 grid gap-2 bg-paper px-1 py-2 @min-[44rem]:static @min-[44rem]:mx-0 @min-[44rem]:p-0">
            <FieldStrip />
            <EditorTools />
          </div>
          <SuggestionsLine />
          <FieldInspector />
          <FieldList />
        </>
      )}
    </Part>
  );
}
