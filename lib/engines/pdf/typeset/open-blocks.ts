import type { BlockNode, ListItem } from '@/lib/engines/pdf/typeset/markdown-tree';

/** Deeper quotes and lists are drawn as if they stood at this depth. */
const MAX_DEPTH = 12;

type Container = { nodes: BlockNode[]; list: ListItem[] | undefined; item: ListItem | undefined };

/** The quotes, lists and items that are open while a document is read. */
export class OpenBlocks {
  readonly root: BlockNode[] = [];
  readonly #stack: Container[] = [];

  get #top(): Container {
    return this.#stack.at(-1) ?? { nodes: this.root, list: undefined, item: undefined };
  }

  get #isDeep(): boolean {
    return this.#stack.length >= MAX_DEPTH;
  }

  /** Where the next block goes. */
  get nodes(): BlockNode[] {
    return this.#top.nodes;
  }

  /** The list item that has nothing in it yet. */
  get emptyItem(): ListItem | undefined {
    const { item } = this.#top;
    return item?.c.length === 0 ? item : undefined;
  }

  openQuote(): void {
    const quote: BlockNode = { t: 'quote', c: [] };
    if (!this.#isDeep) this.nodes.push(quote);
    this.#open({ nodes: quote.c, list: undefined, item: undefined });
  }

  openList(list: Extract<BlockNode, { t: 'ul' | 'ol' }>): void {
    if (!this.#isDeep) this.nodes.push(list);
    this.#open({ nodes: this.nodes, list: list.c, item: undefined });
  }

  openItem(): void {
    const { list } = this.#top;
    const item: ListItem = { t: 'item', checked: null, c: [] };
    if (list && !this.#isDeep) list.push(item);
    this.#open(list ? { nodes: item.c, list: undefined, item } : this.#top);
  }

  close(): void {
    this.#stack.pop();
  }

  /** Below the deepest level a container opens into its parent, so that each close still finds its open. */
  #open(container: Container): void {
    this.#stack.push(this.#isDeep ? this.#top : container);
  }
}
