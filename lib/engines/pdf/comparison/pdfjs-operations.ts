import { AnnotationMode, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What the names in a page's operations stand for: fonts, outlines of their letters, pictures, patterns. */
export type Named = ReadonlyMap<string, unknown>;

/** All that pdf.js would draw of a page, before it is drawn. `view` are the sides of the page, its turn and its unit. */
export type Operations = { view: number[]; operators: number[]; operands: unknown[]; named: Named };

/**
 * Reads what would be drawn of a document's pages. What was named on one page stays known: pdf.js sends an outline once, and forgets it
 * when it was drawn.
 */
export class OperationsReader {
  readonly #ofDocument = new Map<string, unknown>();

  /** Null where something that would be drawn did not come. */
  async of(page: PDFPageProxy, withAnnotations: boolean): Promise<Operations | null> {
    const annotationMode = withAnnotations ? AnnotationMode.ENABLE : AnnotationMode.DISABLE;
    const { fnArray: operators, argsArray } = await page.getOperatorList({ annotationMode });
    const operands = argsArray.map((each: unknown[] | null) => each ?? []);
    const needed = operands.flatMap((each, at) => (operators[at] === OPS.dependency ? (each as string[]) : []));
    const arrived = await Promise.all(needed.map((name) => arrivalOf(page, name)));
    for (const [name, object] of page.commonObjs) this.#ofDocument.set(name, object);
    if (arrived.includes(false)) return null;
    const ofPage = [...page.objs] as [string, unknown][];
    return { view: [...page.view, page.rotate, page.userUnit], operators, operands, named: new Map([...this.#ofDocument, ...ofPage]) };
  }
}

/** Waits for an object as drawing would, and says whether it came. */
async function arrivalOf({ commonObjs, objs }: PDFPageProxy, name: string): Promise<boolean> {
  // How pdf.js itself tells the objects of a document from those of a page.
  const objects = name.startsWith('g_') ? commonObjs : objs;
  await new Promise((resolve) => objects.get(name, resolve, resolve));
  return objects.has(name);
}
