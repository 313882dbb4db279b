/** Where a tag stands: in markdown the line of the source, in a PDF the page. Both are counted from 1. */
export type TagPlace = { line: number } | { page: number };

/** A tag that is to be a field and cannot be. The words for it are the caller's, who knows what the parties are. */
export type TagFault = {
  code: 'no_such_party' | 'no_label' | 'too_many_fields';
  /** As between its braces. */
  content: string;
  /** As the tag names it; '' if it names none. */
  party: string;
  place: TagPlace;
};

/** Tags that cannot become fields, all of a document at once. */
export class TagRefusal extends Error {
  constructor(readonly faults: readonly TagFault[]) {
    super(`Tags of the document cannot become fields: ${faults.map(({ code }) => code).join(', ')}.`);
    this.name = 'TagRefusal';
  }
}
