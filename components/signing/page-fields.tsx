'use client';
import { useDesk } from './desk';
import { FieldOnPage } from './field-on-page';

/** The fields of one page, over its picture. */
export function PageFields({ page }: { page: number }) {
  const { fields } = useDesk();
  return fields.filter((field) => field.page === page).map((field) => <FieldOnPage key={field.id} field={field} />);
}
