import { readContent } from './content-reader.ts';

export type Balance = {
  /** Places of `Q` that no `q` belongs to. Readers pass over them; with what we lay around the content they would take effect. */
  surplus: number[];
  /** What closes all that the content leaves open, in order; '' if nothing. */
  closing: string;
};

const BUILDS_PATH = new Set(['m', 'l', 'c', 'v', 'y', 'h', 're']);
const ENDS_PATH = new Set(['n', 'f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'S', 's']);

/** Follows what a decoded content stream opens and closes: saved states, text, marked content. */
export class BalanceCounter {
  readonly surplus: number[] = [];
  private saves = 0;
  private marks = 0;
  private isText = false;
  private isPath = false;

  count(operator: string, at: number): void {
    if (operator === 'q') this.saves += 1;
    else if (operator === 'Q' && this.saves > 0) this.saves -= 1;
    else if (operator === 'Q') this.surplus.push(at);
    else if (operator === 'BT') this.isText = true;
    else if (operator === 'ET') this.isText = false;
    else if (operator === 'BMC' || operator === 'BDC') this.marks += 1;
    else if (operator === 'EMC' && this.marks > 0) this.marks -= 1;
    else if (BUILDS_PATH.has(operator)) this.isPath = true;
    else if (ENDS_PATH.has(operator)) this.isPath = false;
  }

  /** `open` closes what the last operation left open. */
  closing(open: string): string {
    const many = (closer: string, count: number) => Array.from({ length: count }, () => closer);
    const closers = [...(this.isPath ? ['n'] : []), ...(this.isText ? ['ET'] : []), ...many('EMC', this.marks), ...many('Q', this.saves)];
    return open === '' && closers.length === 0 ? '' : `${open}\n${closers.join('\n')}\n`;
  }
}

export function balanceOf(bytes: Uint8Array): Balance {
  const counter = new BalanceCounter();
  const open = readContent(bytes, (operator, _operands, _start, at) => counter.count(operator, at));
  return { surplus: counter.surplus, closing: counter.closing(open) };
}
