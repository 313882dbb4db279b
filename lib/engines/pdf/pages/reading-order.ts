import type { PlacedField } from '@/lib/engines/pdf/field';

type Unnumbered = Omit<PlacedField, 'id'>;

const middle = ({ y, height }: Unnumbered) => y + height / 2;
const isWithin = (at: number, { y, height }: Unnumbered) => at >= y && at <= y + height;

/** Fields as they are read, row by row from the top left, with their ids. What stands beside one another is one row. */
export function inReadingOrder<Field extends Unnumbered>(fields: readonly Field[]): (Field & { id: string })[] {
  const downward = [...fields].sort((one, other) => one.page - other.page || middle(one) - middle(other) || one.x - other.x);
  const rows: Field[][] = [];
  for (const field of downward) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first?.page === field.page && (isWithin(middle(field), first) || isWithin(middle(first), field))) row.push(field);
    else rows.push([field]);
  }
  return rows.flatMap((row) => row.sort((one, other) => one.x - other.x)).map((field, index) => ({ ...field, id: `f${index}` }));
}
