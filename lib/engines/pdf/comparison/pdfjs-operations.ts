import { AnnotationMode, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What the names in a page's operations stand for: fonts, outlines of their letters, pictures, patterns. */
export type Named = ReadonlyMap<string, unknown>;

/** All that pdf.js would draw of a page, before it is drawn. `view` are the sides of the page, its turn and its unit. */
export type Operations = { view: number[]; operators: number[]; operands: unknown[]; named: Named };

/**
 * What pdf.js passes over as it draws: what to wait for, which stands now here and now there, and, taken out as a file is taken in, how far
 * curves may be off and how colours are to be brought to paper.
 */
const PASSED_OVER = new Set<number>([OPS.dependency, OPS.setFlatness, OPS.setRenderingIntent]);
const STATES_PASSED_OVER = new Set(['FL', 'RI']);
const LAYER = 'OC';

/**
 * Reads what would be drawn of a document's pages. What was named on one page stays known: pdf.js sends an outline once, and forgets it
 * when it was drawn.
 */
export class OperationsReader {
  readonly #ofDocument = new Map<string, unknown>();

  /** Null where something that would be drawn did not come. */
  async of(page: PDFPageProxy, withAnnotations: boolean): Promise<Operations | null> {
    const annotationMode = withAnnotations ? AnnotationMode.ENABLE : AnnotationMode.DISABLE;
    const { fnArray, argsArray } = await page.getOperatorList({ annotationMode });
    const all = fnArray.map((operator: number, at: number): Operation => [operator, argsArray[at] ?? []]);
    const needed = all.flatMap(([operator, names]: Operation) => (operator === OPS.dependency ? (names as string[]) : []));
    const drawn: Operation[] = all.flatMap(drawnOf);
    const [operators, operands] = [drawn.map(([operator]) => operator), drawn.map(([, each]) => each)];
    const arrived = await Promise.all(needed.map((name) => arrivalOf(page, name)));
    for (const [name, object] of page.commonObjs) this.#ofDocument.set(name, object);
    if (arrived.includes(false)) return null;
    const ofPage = [...page.objs] as [string, unknown][];
    return { view: [...page.view, page.rotate, page.userUnit], operators, operands, named: new Map([...this.#ofDocument, ...ofPage]) };
  }
}

type Operation = [operator: number, operands: unknown[]];

/** An operation as far as it is drawn; what a marked part is called says nothing, unless it is a layer that may be hidden. */
function drawnOf([operator, operands]: Operation): Operation[] {
  if (PASSED_OVER.has(operator)) return [];
  if (operator === OPS.beginMarkedContentProps && operands[0] !== LAYER) return [[OPS.beginMarkedContent, []]];
  if (operator === OPS.beginMarkedContent) return [[operator, []]];
  if (operator !== OPS.setGState) return [[operator, operands]];
  const states = (operands[0] as [key: string, value: unknown][]).filter(([key]) => !STATES_PASSED_OVER.has(key));
  return states.length > 0 ? [[operator, [states]]] : [];
}

/** Waits for an object as drawing would, and says whether it came. */
async function arrivalOf({ commonObjs, objs }: PDFPageProxy, name: string): Promise<boolean> {
  // How pdf.js itself tells the objects of a document from those of a page.
  const objects = name.startsWith('g_') ? commonObjs : objs;
  await new Promise((resolve) => objects.get(name, resolve, resolve));
  return objects.has(name);
}
