import { childOf, isElement, type XmlElement } from '../xml/xml-tree.ts';
import { add, type PartCompiler } from './compile-part.ts';
import type { ParagraphMark } from './marks.ts';
import { isObject } from './paragraph-text.ts';
import type { ObjectSlot, ParagraphPlan, PlannedPiece, RunFrame, Slot } from './plan.ts';
import { sourceOf, type TemplatePart } from './template-part.ts';

const RUNS: Record<string, string> = { 'w:r': 'w:rPr', 'a:r': 'a:rPr' };

/** The plan of a paragraph with tags: what no tag touches is copied as it is written. */
export function compileParagraph(compiler: PartCompiler, paragraph: XmlElement, mark: ParagraphMark, isRepeated: boolean): ParagraphPlan {
  const { part } = compiler;
  const hasBlocks = mark.tags.some(({ tag }) => tag.kind !== 'value' && tag.kind !== 'field' && tag.kind !== 'broken');
  const pieces = mark.pieces.map((piece): PlannedPiece => ({ ...piece, source: sourceOf(part, piece.element), frame: frameOf(part, piece.run) }));
  const indexes = new Map<XmlElement, number>();
  for (const [index, { element, start, text }] of mark.pieces.entries())
    if (hasBlocks || mark.tags.some((tag) => start < tag.end && start + text.length > tag.start)) indexes.set(element, index);
  const objects: ObjectSlot[] = [];
  const slots: Slot[] = [];
  const walk = (parent: XmlElement) => {
    for (const child of parent.children) {
      const index = isElement(child) ? indexes.get(child) : undefined;
      if (index !== undefined) slots.push({ kind: 'piece', index });
      else if (isElement(child) && isObject(child) && hasBlocks) {
        const at = mark.objects.find(({ element }) => element === child)?.at ?? 0;
        const slot: ObjectSlot = { kind: 'object', index: objects.length, at, body: compiler.compile([child], isRepeated) };
        objects.push(slot);
        slots.push(slot);
      } else if (isElement(child) && holdsOneOf(child, indexes, hasBlocks)) {
        openInto(child);
        walk(child);
        addSlot(slots, child.close);
      } else for (const plan of compiler.compile([child], isRepeated)) addSlot(slots, plan);
    }
  };
  const openInto = (element: XmlElement) => {
    const opening: ParagraphPlan['slots'][number][] = [];
    compiler.opening(element, isRepeated, opening as never[]);
    for (const plan of opening) addSlot(slots, plan);
  };
  openInto(paragraph);
  walk(paragraph);
  addSlot(slots, paragraph.close);
  return { slots, text: mark.text, isDrawing: paragraph.name === 'a:p', pieces, objects, place: mark.place };
}

/** Whether an element must be taken apart, as a piece that changes or an object that may go stands in it. */
function holdsOneOf(element: XmlElement, pieces: ReadonlyMap<XmlElement, number>, orObjects: boolean): boolean {
  return element.children.some((child) => isElement(child) && (pieces.has(child) || (orObjects && isObject(child)) || holdsOneOf(child, pieces, orObjects)));
}

function frameOf(part: TemplatePart, run: XmlElement): RunFrame | undefined {
  const name = RUNS[run.name];
  if (!name) return undefined;
  const properties = childOf(run, name);
  return { open: run.open, properties: properties ? sourceOf(part, properties) : '', close: run.close };
}

function addSlot(slots: Slot[], slot: Slot): void {
  if (typeof slot === 'string') add(slots as string[], slot);
  else slots.push(slot);
}
