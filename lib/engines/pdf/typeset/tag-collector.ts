import { type FieldKind, partsOf } from '@/lib/core/text/field-tag';
import { MAX_FIELDS } from '@/lib/engines/pdf/field';
import { type TagFault, type TagPlace, TagRefusal } from '@/lib/engines/pdf/typeset/tag-refusal';

export type TaggedField = { id: string; kind: FieldKind; party: string; label: string };

/** A tag that is taken as it stands and was hardly meant so: one that nobody knows is text, and a date shows the day of signing. */
export type TagOddity = { code: 'unknown_tag' | 'unused_tag' | 'value_in_date_tag'; content: string; place: TagPlace };

const MAX_LABEL_LENGTH = 80;
const MAX_ODDITIES = 1_000;

/** Collects the fields of a document and everything that is wrong with its tags. */
export class TagCollector {
  readonly fields: TaggedField[] = [];
  readonly oddities: TagOddity[] = [];
  readonly #faults: TagFault[] = [];

  /** `parties` are those that a tag may name. */
  constructor(readonly parties: readonly string[]) {}

  /** The field that a tag stands for, or undefined if the tag is plain text or wrong. */
  read(content: string, place: TagPlace): TaggedField | undefined {
    const parts = partsOf(content);
    if (!parts) return this.#note('unknown_tag', content, place);
    const { kind, party, label } = parts;
    if (kind === 'date' && label !== '') this.#note('value_in_date_tag', content, place);
    const code = this.#faultOf(kind, party, label);
    if (!code) return this.add(kind, party, label.slice(0, MAX_LABEL_LENGTH));
    if (this.#faults.length < MAX_FIELDS) this.#faults.push({ code, content, party, place });
    return undefined;
  }

  #note(code: TagOddity['code'], content: string, place: TagPlace): undefined {
    if (this.oddities.length < MAX_ODDITIES) this.oddities.push({ code, content, place });
  }

  add(kind: FieldKind, party: string, label: string): TaggedField {
    const field = { id: `f${this.fields.length}`, kind, party, label };
    this.fields.push(field);
    return field;
  }

  /** Throws one TagRefusal that lists every wrong tag. */
  refuseFaults(): void {
    if (this.#faults.length > 0) throw new TagRefusal(this.#faults);
  }

  #faultOf(kind: FieldKind, party: string, label: string): TagFault['code'] | undefined {
    if (!this.parties.includes(party)) return 'no_such_party';
    if (kind === 'text' && label === '') return 'no_label';
    return this.fields.length >= MAX_FIELDS ? 'too_many_fields' : undefined;
  }
}
