import { type PDFContext, PDFDict, PDFName, type PDFObject } from '@cantoo/pdf-lib';

const name = (text: string): PDFName => PDFName.of(text);
export type Category = 'ColorSpace' | 'ExtGState' | 'Font' | 'Pattern' | 'Properties' | 'Shading' | 'XObject';

/** A name of a content stream, its bytes one a character, as a key of a dictionary. */
const keyOf = (written: string): PDFName => PDFName.of(written.replaceAll('#', '#23'));

/**
 * What a content stream calls by name, and what of it is used. What it has not itself is its page's, as readers hold it.
 * Spaces that stand in for those of the device without being named (DefaultGray) are not taken along: PDFium asks them of pictures alone.
 */
export class ProgramResources {
  private readonly used = new Map<Category, PDFDict>();
  /** What came from the page. */
  readonly borrowed: { category: Category; key: PDFName; value: PDFObject }[] = [];

  private readonly context: PDFContext;
  private readonly own: PDFDict | undefined;
  private readonly fallback: PDFDict | undefined;

  constructor(context: PDFContext, own: PDFDict | undefined, fallback: PDFDict | undefined) {
    this.context = context;
    this.own = own;
    this.fallback = fallback;
  }

  /** What a name stands for, which is thereby called; undefined if it stands for nothing. */
  call(category: Category, written: string): PDFObject | undefined {
    return this.take(category, keyOf(written));
  }

  /** What a name stands for, without its being used. */
  find(category: Category, written: string): PDFObject | undefined {
    const key = keyOf(written);
    return listOf(this.own, category)?.get(key) ?? listOf(this.fallback, category)?.get(key);
  }

  lookup(held: PDFObject): PDFObject | undefined {
    return this.context.lookup(held);
  }

  private take(category: Category, key: PDFName): PDFObject | undefined {
    const own = listOf(this.own, category)?.get(key);
    const value = own ?? listOf(this.fallback, category)?.get(key);
    if (!value) return undefined;
    if (!own) this.borrowed.push({ category, key, value });
    const list = this.used.get(category) ?? PDFDict.withContext(this.context);
    list.set(key, value);
    this.used.set(category, list);
    return value;
  }

  /** Whether a page with other resources would lend the same. */
  wouldBeSame(fallback: PDFDict | undefined): boolean {
    return this.borrowed.every(({ category, key, value }) => listOf(fallback, category)?.get(key) === value);
  }

  /** A dictionary of what was used, and of nothing else. */
  toDict(): PDFDict {
    const dict = PDFDict.withContext(this.context);
    for (const [category, list] of this.used) dict.set(name(category), list);
    return dict;
  }
}

function listOf(resources: PDFDict | undefined, category: Category): PDFDict | undefined {
  const list = resources?.lookup(name(category));
  return list instanceof PDFDict ? list : undefined;
}
