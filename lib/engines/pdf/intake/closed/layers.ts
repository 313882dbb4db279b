import { PDFArray, type PDFCatalog, PDFDict, PDFName, type PDFObject, PDFRef } from '@cantoo/pdf-lib';

const name = (text: string): PDFName => PDFName.of(text);
const text = (dict: PDFDict, key: string): string => String(dict.lookup(name(key)) ?? '').replace(/^\//, '');
/** Groups and expressions within one another, and members of one of them. */
const MAX_DEPTH = 10;
const MAX_MEMBERS = 2_000;

/** How a layer stands on screen; `unclear` where programs that read by the book and PDFium do not agree. */
export type LayerState = 'shown' | 'hidden' | 'unclear';

const stateOf = (isShown: boolean): LayerState => (isShown ? 'shown' : 'hidden');
const opposite = (state: LayerState): LayerState => (state === 'unclear' ? state : stateOf(state === 'hidden'));

/** What the states of several come to, where one of the kind `decides` settles it. */
function together(states: readonly LayerState[], decides: 'shown' | 'hidden'): LayerState {
  if (states.includes(decides)) return decides;
  if (states.includes('unclear')) return 'unclear';
  return opposite(decides);
}

/** Optional content (ISO 32000, 8.11) as it stands when a document is opened on screen. */
export class Layers {
  private readonly known = new Map<PDFDict, LayerState>();
  private readonly groups: PDFArray | undefined;
  private readonly usual: PDFDict | undefined;
  private readonly others: PDFDict[];

  private readonly catalog: PDFCatalog;

  constructor(catalog: PDFCatalog) {
    this.catalog = catalog;
    const properties = catalog.lookup(name('OCProperties'));
    const find = (key: string) => (properties instanceof PDFDict ? properties.lookup(name(key)) : undefined);
    const [groups, usual, others] = [find('OCGs'), find('D'), find('Configs')];
    this.groups = groups instanceof PDFArray ? groups : undefined;
    this.usual = usual instanceof PDFDict ? usual : undefined;
    this.others = dictsOf(others);
  }

  /** The state of what bears this `/OC`. What is no layer is shown. */
  stateOf(held: PDFObject | undefined, depth = 0): LayerState {
    const layer = this.catalog.context.lookup(held);
    if (!(layer instanceof PDFDict) || depth > MAX_DEPTH) return 'shown';
    const known = this.known.get(layer);
    if (known) return known;
    const state = text(layer, 'Type') === 'OCMD' ? this.stateOfMembers(layer, depth) : this.stateOfGroup(layer, held);
    this.known.set(layer, state);
    return state;
  }

  private stateOfGroup(group: PDFDict, held: PDFObject | undefined): LayerState {
    if (!this.usual || !holds(this.groups, held, group)) return this.usual && holds(this.usual.lookup(name('OFF')), held, group) ? 'unclear' : 'shown';
    const byTheBook = inConfiguration(this.usual, held, group);
    const readings = [byTheBook];
    // Some go by what a layer says of itself, and by a configuration that says it is for viewing.
    const view = lookup(lookup(group, 'Usage'), 'View');
    if (view?.has(name('ViewState'))) readings.push(text(view, 'ViewState') !== 'OFF');
    for (const other of this.others) if (isForViewing(other)) readings.push(inConfiguration(other, held, group));
    return readings.every((one) => one === byTheBook) ? stateOf(byTheBook) : 'unclear';
  }

  private stateOfMembers(membership: PDFDict, depth: number): LayerState {
    const expression = membership.lookup(name('VE'));
    if (expression instanceof PDFArray) return this.evaluate(expression, depth + 1);
    const held = membership.get(name('OCGs'));
    const list = this.catalog.context.lookup(held);
    const members = list instanceof PDFArray ? list.asArray().slice(0, MAX_MEMBERS) : [held];
    const states = members.filter((one) => this.catalog.context.lookup(one) instanceof PDFDict).map((one) => this.stateOf(one, depth + 1));
    if (states.length === 0) return 'shown';
    const policy = text(membership, 'P');
    if (policy === 'AllOn') return together(states, 'hidden');
    if (policy === 'AllOff') return opposite(together(states, 'shown'));
    if (policy === 'AnyOff') return opposite(together(states, 'hidden'));
    return together(states, 'shown');
  }

  private evaluate(expression: PDFArray, depth: number): LayerState {
    if (depth > MAX_DEPTH || expression.size() > MAX_MEMBERS) return 'unclear';
    const [, ...operands] = expression.asArray();
    const states = operands.map((one) => {
      const held = this.catalog.context.lookup(one);
      return held instanceof PDFArray ? this.evaluate(held, depth + 1) : this.stateOf(one, depth + 1);
    });
    const operator = String(expression.lookup(0));
    const [first = 'shown'] = states;
    if (operator === '/Not') return opposite(first);
    return together(states, operator === '/Or' ? 'shown' : 'hidden');
  }
}

/** Base state, lists and, by usage, what changes at once when a document is viewed. */
function inConfiguration(configuration: PDFDict, held: PDFObject | undefined, group: PDFDict): boolean {
  let isOn = text(configuration, 'BaseState') !== 'OFF';
  if (holds(configuration.lookup(name('ON')), held, group)) isOn = true;
  if (holds(configuration.lookup(name('OFF')), held, group)) isOn = false;
  const view = lookup(lookup(group, 'Usage'), 'View');
  for (const automatic of dictsOf(configuration.lookup(name('AS')))) {
    const isViewing = text(automatic, 'Event') === 'View' && holds(automatic.lookup(name('OCGs')), held, group);
    if (isViewing && view?.has(name('ViewState'))) isOn = text(view, 'ViewState') !== 'OFF';
  }
  return isOn;
}

function isForViewing(configuration: PDFDict): boolean {
  const intent = configuration.lookup(name('Intent'));
  return (intent instanceof PDFArray ? intent.asArray() : [intent]).some((one) => ['/View', '/All'].includes(String(one)));
}

const lookup = (dict: PDFDict | undefined, key: string): PDFDict | undefined => {
  const value = dict?.lookup(name(key));
  return value instanceof PDFDict ? value : undefined;
};

const dictsOf = (list: PDFObject | undefined): PDFDict[] =>
  list instanceof PDFArray
    ? Array.from({ length: Math.min(list.size(), MAX_MEMBERS) }, (_, index) => list.lookup(index)).filter((one) => one instanceof PDFDict)
    : [];

/** Whether a list names a group: by its reference, or the object itself. */
function holds(list: PDFObject | undefined, held: PDFObject | undefined, group: PDFDict): boolean {
  if (!(list instanceof PDFArray)) return false;
  return list.asArray().some((one) => (held instanceof PDFRef && one === held) || group.context.lookup(one) === group);
}
