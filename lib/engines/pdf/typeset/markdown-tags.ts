import type MarkdownIt from 'markdown-it';
import { DocumentRefusal, type RefusalProblem } from '@/lib/engines/pdf/intake/refusal';
import type { FieldKind } from '@/lib/engines/pdf/placed-field';

export type TaggedField = { id: string; kind: FieldKind; party: string; label: string };

const KINDS = new Set<string>(['signature', 'date', 'text'] satisfies FieldKind[]);
/** The words that may stand as party in a tag, whoever signs this document. */
const KNOWN_PARTIES = ['signer', 'sender'];
/** Kind, party, label; a label may hold colons. */
const TAG = /^([^:]*)(?::([^:]*))?(?::(.*))?$/s;
const MAX_FIELDS = 200;
/** Characters of a tag between its braces. */
const MAX_TAG_LENGTH = 160;
const MAX_LABEL_LENGTH = 80;

/** Teaches markdown-it that `{{...}}` on one line is one token, so that labels may hold `*` and `_`. */
export function tagRule(markdown: MarkdownIt): void {
  markdown.inline.ruler.before('backticks', 'tag', (state, silent) => {
    const { src, pos, posMax } = state;
    if (!src.startsWith('{{', pos)) return false;
    const end = src.slice(pos, Math.min(pos + MAX_TAG_LENGTH + 4, posMax)).indexOf('}}');
    if (end < 3) return false;
    const content = src.slice(pos + 2, pos + end);
    if (/[{}\n]/.test(content)) return false;
    if (!silent) state.push('tag', '', 0).content = content;
    state.pos = pos + end + 2;
    return true;
  });
}

/** Collects the fields of a document and everything that is wrong with its tags. */
export class TagCollector {
  readonly fields: TaggedField[] = [];
  readonly #problems: RefusalProblem[] = [];

  constructor(readonly parties: readonly string[]) {}

  /** The field that a tag stands for, or undefined if the tag is plain text or wrong. `place` is such as "Line 3". */
  read(content: string, place: string): TaggedField | undefined {
    const [kind = '', party = '', label = ''] = (TAG.exec(content)?.slice(1) ?? []).map((part) => (part ?? '').trim());
    if (!KINDS.has(kind)) return undefined;
    const where = `${place}: {{${content}}}`;
    if (!this.parties.includes(party)) {
      if (party === 'sender') {
        return this.#wrong(
          'sender_does_not_sign',
          `${where} is a field of the sender, who does not sign this document. Let the sender sign, or remove the tag.`,
        );
      }
      const known = KNOWN_PARTIES.map((name) => `"${name}"`).join(' or ');
      return this.#wrong('unknown_party', `${where} names ${party ? `the unknown party "${party}"` : 'no party'}. Write ${known}.`);
    }
    if (kind === 'text' && label === '') {
      return this.#wrong('missing_label', `${where} needs a label. Write {{text:${party}:Label}}.`);
    }
    if (this.fields.length >= MAX_FIELDS) {
      return this.#wrong('too_many_fields', `${where} is one field too many. A document may have ${MAX_FIELDS}.`);
    }
    return this.add(kind as FieldKind, party, label.slice(0, MAX_LABEL_LENGTH));
  }

  add(kind: FieldKind, party: string, label: string): TaggedField {
    const field = { id: `f${this.fields.length}`, kind, party, label };
    this.fields.push(field);
    return field;
  }

  /** Throws one refusal that lists every wrong tag. */
  refuseProblems(): void {
    const [first] = this.#problems;
    if (!first) return;
    const others = this.#problems.length - 1;
    const message = others > 0 ? `${first.message} (${others} more)` : first.message;
    throw new DocumentRefusal(first.code, message, this.#problems);
  }

  #wrong(code: RefusalProblem['code'], message: string): undefined {
    if (this.#problems.length < MAX_FIELDS) this.#problems.push({ code, message });
    return undefined;
  }
}
