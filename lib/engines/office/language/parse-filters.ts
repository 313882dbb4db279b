import { editDistance } from './edit-distance.ts';
import { FILTERS } from './filters.ts';
import type { Filter } from './tag.ts';
import { TagFault } from './tag-fault.ts';

const MAX_FILTERS = 10;
/** `| name`, or `| name:argument` with the argument in quotes of any kind, as word processors put in their own. */
const FILTER = /\|\s*([^\s:|"“”„‟«»]*)\s*(:\s*(?:["“”„‟«»]([^"“”„‟«»]*)["“”„‟«»]|['‘’‚]([^'‘’‚]*)['‘’‚]|([^|"“”„‟«»]*)))?\s*(?=\||$)/y;

/** The filters that begin at a place of the source, each known and with an argument that it takes. */
export function parseFilters(source: string, from: number): Filter[] {
  const filters: Filter[] = [];
  for (let at = from; at < source.length; at = FILTER.lastIndex) {
    FILTER.lastIndex = at;
    const found = FILTER.exec(source);
    if (!found)
      throw new TagFault('filter_syntax', `A filter cannot be read from "${source.slice(at, at + 30)}" on. It is written as | name or | name:"text".`);
    const [, written = '', colon, double, single, bare] = found;
    const argument = double ?? single ?? bare?.trim();
    filters.push(checked(written, colon === undefined ? undefined : argument));
    if (filters.length > MAX_FILTERS) throw new TagFault('filter_syntax', `More than ${MAX_FILTERS} filters.`);
  }
  return filters;
}

function checked(written: string, argument: string | undefined): Filter {
  const name = written.toLowerCase();
  const filter = Object.hasOwn(FILTERS, name) ? FILTERS[name] : undefined;
  if (!filter) throw new TagFault('unknown_filter', unknown(written));
  const fault = filter.faultOf(argument);
  if (fault) throw new TagFault('filter_argument', `${name}: ${fault}`);
  return argument === undefined ? { name } : { name, argument };
}

function unknown(written: string): string {
  const near = Object.keys(FILTERS).find((name) => editDistance(name, written.toLowerCase(), 2) <= 2);
  const meant = near ? `Did you mean ${near}?` : `There are ${Object.keys(FILTERS).join(', ')}.`;
  return `There is no filter "${written}". ${meant} A name that has a | goes into [brackets].`;
}
