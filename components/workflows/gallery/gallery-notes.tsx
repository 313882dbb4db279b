import type { WorkflowsWords } from '../words';

/** What the templates are and what they are not. */
export function GalleryNotes({ words: { gallery }, hasPictures }: { words: WorkflowsWords; hasPictures: boolean }) {
  return (
    <div className="grid max-w-prose gap-1 text-sm text-ink-quiet">
      <p>{gallery.lead}</p>
      <p>{gallery.legal}</p>
      {hasPictures ? null : <p>{gallery.noConverter}</p>}
    </div>
  );
}
