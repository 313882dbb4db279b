import type { Scope } from '../language/scope.ts';
import type { PlacedTag } from '../language/tag.ts';
import type { Relationships } from '../package/relationships.ts';
import type { Place } from '../template/place-words.ts';
import type { FreshKind, Plan } from '../template/plan.ts';
import { attribute, withAttribute, withoutAttribute } from '../xml/attributes.ts';
import { writeXmlText } from '../xml/xml-text.ts';
import { copyPart } from './copy-part.ts';
import type { Filling } from './filling.ts';
import { FreshIds } from './fresh-ids.ts';
import { fillInstruction } from './instruction.ts';
import { linkAddress } from './link-address.ts';
import { ParagraphWriter } from './paragraph-writer.ts';
import { placePicture } from './place-picture.ts';
import { withRowSpans } from './row-spans.ts';

const OPTIONAL_IDS = ['w14:paraId', 'w14:textId', 'wp14:anchorId', 'wp14:editId'];

const CONTROL_ID = /<w:id\s[^>]*?(?:\/>|>\s*<\/w:id>)/;

const ROW = /<[wa]:tr[\s>]/;
const PARAGRAPH = /<[wa]:p[\s>/]/;

/** Writes a part by its plan, for the values of a scope. */
export class PartRenderer {
  readonly filling: Filling;
  readonly relationships: Relationships;
  readonly #xml: string;
  readonly #links = new Map<string, string>();
  #out: string[] = [];
  #ids: FreshIds | undefined;
  #open: ParagraphWriter | undefined;
  /** How often the row that is being repeated stands already. */
  #repetitions = 0;
  /** The frame around a table on a slide looks whether it went. */
  #tablesLeftOut = 0;

  /** `xml` is the part as it stands in the template. */
  constructor(filling: Filling, relationships: Relationships, xml: string) {
    this.filling = filling;
    this.relationships = relationships;
    this.#xml = xml;
  }

  /** What is rendered so far. */
  text(): string {
    this.#close();
    return this.#out.join('');
  }

  write(text: string): void {
    this.#out.push(text);
  }

  /** Renders on the side. */
  rendered(plans: readonly Plan[], scope: Scope, isCopy: boolean): string {
    const [out, open] = [this.#out, this.#open];
    this.#out = [];
    this.#open = undefined;
    this.render(plans, scope, isCopy);
    this.#close();
    const text = this.#out.join('');
    this.#out = out;
    this.#open = open;
    return text;
  }

  /** `isCopy` where the same has been written before, for an earlier element of a group. */
  render(plans: readonly Plan[], scope: Scope, isCopy: boolean): void {
    for (const plan of plans) {
      if (typeof plan !== 'string' && plan.kind === 'stretch') {
        this.#stretch(plan, scope, isCopy);
        continue;
      }
      if (typeof plan === 'string') {
        this.#close();
        this.#out.push(plan);
      } else this.#one(plan, scope, isCopy);
    }
  }

  #one(plan: Exclude<Plan, string | { kind: 'stretch' }>, scope: Scope, isCopy: boolean): void {
    const { filling } = this;
    switch (plan.kind) {
      // Blocks write no text of their own: stretches of a paragraph on both sides of a marker come together.
      case 'if':
        this.render(filling.holds(plan.tag, scope, plan.place) ? plan.met : plan.otherwise, scope, isCopy);
        return;
      case 'each': {
        let isAgain = isCopy;
        for (const inside of filling.insides(plan.tag, scope, plan.place)) {
          this.render(plan.body, inside, isAgain);
          isAgain = true;
        }
        return;
      }
      case 'repeat': {
        const outer = this.#repetitions;
        this.#repetitions = 0;
        this.#repeat(plan, scope, isCopy);
        this.#repetitions = outer;
        return;
      }
    }
    this.#close();
    switch (plan.kind) {
      case 'heading':
        if (this.#repetitions === 0) this.#body(plan.body, scope, isCopy);
        else this.#out.push(plan.below);
        return;
      case 'fresh':
        this.#out.push(isCopy ? this.#fresh(plan.first, plan.again) : plan.first);
        return;
      case 'table':
        this.#table(plan, scope, isCopy);
        return;
      case 'frame': {
        const [from, before] = [this.#out.length, this.#tablesLeftOut];
        this.#body(plan.body, scope, isCopy);
        if (this.#tablesLeftOut > before) this.#out.length = from;
        return;
      }
      case 'container':
        this.#container(plan, scope, isCopy);
        return;
      case 'plain':
        this.#out.push(
          plan.form === 'instruction' ? fillInstruction(plan, filling, scope) : writeXmlText(this.#filled(plan.text, plan.tags, scope, plan.place)),
        );
        return;
      case 'attributes': {
        let open = isCopy && plan.again ? this.#fresh(plan.open, plan.again) : plan.open;
        for (const { name, text, tags } of plan.attributes)
          open = withAttribute(
            open,
            name,
            name === 'w:instr' ? fillInstruction({ text, tags, place: plan.place }, filling, scope, false) : this.#filled(text, tags, scope, plan.place),
          );
        this.#out.push(open);
        return;
      }
      case 'link':
        this.#out.push(this.#link(plan, scope));
        return;
      case 'picture': {
        const source = placePicture(plan, this, scope);
        this.#out.push(isCopy ? source.replace(/<(?:wp:docPr|p:cNvPr)\b[^>]*>/g, (open) => this.#fresh(open, 'drawing')) : source);
        return;
      }
      case 'reference':
        this.#out.push(this.#reference(plan, scope, isCopy));
    }
  }

  #body(plans: readonly Plan[], scope: Scope, isCopy: boolean): void {
    this.render(plans, scope, isCopy);
    this.#close();
  }

  #table({ open, body, close }: Extract<Plan, { kind: 'table' }>, scope: Scope, isCopy: boolean): void {
    const from = this.#out.push(open) - 1;
    this.#body(body, scope, isCopy);
    if (this.#wrote(from, ROW)) {
      if (open.startsWith('<a:')) this.#out.push(withRowSpans(this.#out.splice(from).join('')));
      this.#out.push(close);
    } else {
      this.#out.length = from;
      this.#tablesLeftOut += 1;
    }
  }

  #container({ open, body, close, filler }: Extract<Plan, { kind: 'container' }>, scope: Scope, isCopy: boolean): void {
    const from = this.#out.push(open);
    this.#body(body, scope, isCopy);
    if (!this.#wrote(from, PARAGRAPH) || this.#out.at(-1)?.endsWith('</w:tbl>')) this.#out.push(filler);
    this.#out.push(close);
  }

  /** Whether something that looks so has been written since. */
  #wrote(from: number, looks: RegExp): boolean {
    for (let index = from; index < this.#out.length; index += 1) if (looks.test(this.#out[index] ?? '')) return true;
    return false;
  }

  #stretch({ paragraph, segments, index }: Extract<Plan, { kind: 'stretch' }>, scope: Scope, isCopy: boolean): void {
    if (this.#open?.plan !== paragraph || this.#open.lastIndex >= index) {
      this.#close();
      this.#open = new ParagraphWriter(this, paragraph, scope, isCopy);
    }
    this.#open.lastIndex = index;
    this.#open.take(segments, scope, isCopy);
  }

  #close(): void {
    const open = this.#open;
    this.#open = undefined;
    open?.finish();
  }

  #repeat(plan: Extract<Plan, { kind: 'repeat' }>, scope: Scope, isCopy: boolean): void {
    for (const name of plan.names) {
      const group = scope.groupOf(name);
      if (group === undefined) continue;
      for (const [index, element] of scope.elementsOf(group).entries()) {
        this.filling.countCopy();
        this.#repeat(plan, scope.within(group, element, index), isCopy || index > 0);
      }
      return;
    }
    this.render(plan.body, scope, isCopy);
    this.#close();
    this.#repetitions += 1;
  }

  #filled(text: string, tags: readonly PlacedTag[], scope: Scope, place: Place): string {
    let filled = '';
    let from = 0;
    for (const { start, end, tag } of tags) {
      if (tag.kind !== 'value') continue;
      filled += text.slice(from, start) + this.filling.value(tag, scope, place);
      from = end;
    }
    return filled + text.slice(from);
  }

  #fresh(open: string, kind: FreshKind): string {
    if (kind === 'leftOut') return '';
    if (kind === 'withoutControlId') return open.replace(CONTROL_ID, '');
    if (kind === 'withoutIds') return OPTIONAL_IDS.reduce(withoutAttribute, open);
    this.#ids ??= new FreshIds(this.#xml);
    return withAttribute(open, kind === 'drawing' ? 'id' : 'val', String(this.#ids.next()));
  }

  #link(plan: Extract<Plan, { kind: 'link' }>, scope: Scope): string {
    const address = linkAddress(plan.target, plan.tags, (tag) => this.filling.value(tag, scope, plan.place));
    if (address === 'unsafe') this.filling.report({ code: 'unsafe_link', message: 'A link led to a script or a file, and was left out.', place: plan.place() });
    if (address === undefined || address === 'unsafe')
      return plan.open.startsWith('<w:') ? withoutAttribute(plan.open, plan.attribute) : withAttribute(plan.open, plan.attribute, '');
    let id = this.#links.get(address);
    if (!id) this.#links.set(address, (id = this.relationships.add('hyperlink', address, true)));
    return withAttribute(plan.open, plan.attribute, id);
  }

  #reference({ open, attribute: name, leadsTo }: Extract<Plan, { kind: 'reference' }>, scope: Scope, isCopy: boolean): string {
    const id = attribute(open, name) ?? '';
    if (leadsTo !== 'part') return this.filling.notes ? withAttribute(open, name, this.filling.notes.use(leadsTo, id, scope)) : open;
    return isCopy ? withAttribute(open, name, copyPart(this.filling.office, this.relationships, id)) : open;
  }
}
