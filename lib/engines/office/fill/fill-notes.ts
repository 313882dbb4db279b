import type { Scope } from '../language/scope.ts';
import type { OfficePackage } from '../package/office-package.ts';
import { BlockArranger } from '../template/arrange-blocks.ts';
import { PartCompiler } from '../template/compile-part.ts';
import { findMarks } from '../template/find-marks.ts';
import { type PartWithText, parsePart } from '../template/parts-with-text.ts';
import { attribute, withAttribute } from '../xml/attributes.ts';
import { isElement } from '../xml/xml-tree.ts';
import { refuseUnpaired } from './fill-part.ts';
import type { Filling } from './filling.ts';
import { type NoteKind, Notes } from './notes.ts';
import { PartRenderer } from './render-part.ts';

const NOTES = /wordprocessingml\.(footnote|endnote)s\+xml$/;

const kindOf = (office: OfficePackage, name: string) => NOTES.exec(office.types.of(name) ?? '')?.[1] as NoteKind | undefined;

export const isNotes = (office: OfficePackage, { name }: PartWithText): boolean => kindOf(office, name) !== undefined;

/** The footnotes and endnotes that a document has before it is filled. */
export function notesOf(office: OfficePackage): Notes {
  const taken: Record<NoteKind, Set<string>> = { footnote: new Set(), endnote: new Set() };
  for (const name of office.names()) {
    const kind = kindOf(office, name);
    if (!kind) continue;
    for (const [, id] of office.text(name).matchAll(/<w:(?:foot|end)note\b[^>]*?\sw:id=["'](-?\d+)["']/g)) taken[kind].add(id ?? '');
  }
  return new Notes(taken);
}

/** Writes the notes: each with the values of the place that refers to it, and once for each copy of that place. */
export function fillNotes(filling: Filling, listed: PartWithText, scope: Scope): void {
  const { office, notes } = filling;
  const kind = kindOf(office, listed.name);
  if (!kind || !notes) return;
  const part = parsePart(office, listed);
  const marks = findMarks(part);
  if (marks.of.size === 0 && !notes.isUsed(kind)) return;
  const arranger = new BlockArranger(marks, refuseUnpaired);
  arranger.arrange(part.root);
  const compiler = new PartCompiler(part, marks, arranger);
  const renderer = new PartRenderer(filling, part.relationships, part.xml);
  for (const top of part.root.children) {
    if (!isElement(top)) {
      renderer.write(top);
      continue;
    }
    renderer.write(top.open);
    for (const note of top.children) {
      const uses = isElement(note) ? notes.of(kind, attribute(note.open, 'w:id') ?? '') : [];
      const plan = compiler.compile([note], uses.length > 0);
      if (uses.length === 0) renderer.render(plan, scope, false);
      for (const use of uses) {
        const text = renderer.rendered(plan, use.scope, use.isCopy);
        renderer.write(text.replace(/^<[^>]*>/, (open) => withAttribute(open, 'w:id', use.id)));
      }
    }
    renderer.write(top.close);
  }
  office.write(part.name, renderer.text());
}
