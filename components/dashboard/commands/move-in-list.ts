const rowSelector = 'main [data-rows] > li';
const opens = 'a[href], summary, button';

const opener = (row: Element): HTMLElement | null => row.querySelector<HTMLElement>(opens);

/** The row that has the focus on what opens it. */
const here = (rows: readonly Element[]): number => rows.findIndex((row) => opener(row) === document.activeElement);

/** Whether the focus stands on a row of a list: arrows then move through it, and scroll everywhere else. */
export const isOnRow = (): boolean => here([...document.querySelectorAll(rowSelector)]) >= 0;

/** Moves the focus to what opens the next row, or the one before; Enter then opens it. False where there is none. */
export function moveInList(by: 1 | -1): boolean {
  const rows = [...document.querySelectorAll(rowSelector)].filter((row) => opener(row));
  const at = here(rows);
  // From elsewhere to the first row.
  const to = rows[at < 0 ? 0 : at + by];
  if (!to) return false;
  opener(to)?.focus();
  to.scrollIntoView({ block: 'nearest' });
  return true;
}
