import type { ComponentProps } from 'react';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';

type Props = { fileId: string; act: 'change' | 'move'; submit: string } & Pick<
  ComponentProps<typeof TextField>,
  'name' | 'label' | 'hint' | 'required' | 'maxLength'
> & { value: string };

/** One text of a file, with the button that sends it; it shows what is kept as soon as that is another. */
export function FileTextForm({ fileId, act, submit, value, ...field }: Props) {
  return (
    <form method="post" action={`/dashboard/data/files/${fileId}/${act}`} className="flex max-w-xl flex-wrap items-end gap-2">
      <TextField key={value} {...field} defaultValue={value} autoComplete="off" className="min-w-0 grow basis-60" />
      <Button type="submit">{submit}</Button>
    </form>
  );
}
