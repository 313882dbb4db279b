import Link from 'next/link';
import { format } from '@/lib/core/i18n/format';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import type { OperatorWords } from './words';

type Props = { action: string; address: string; hint: string; isEmpty: boolean; words: OperatorWords };

/** Narrows a list to an address; the address of the page holds it. */
export function AddressSearch({ action, address, hint, isEmpty, words }: Props) {
  return (
    <div className="grid gap-2">
      <form action={action} method="get" className="flex max-w-xl flex-wrap items-end gap-3">
        <TextField
          key={address}
          name="address"
          type="search"
          label={words.search}
          hint={hint}
          defaultValue={address}
          maxLength={254}
          autoComplete="off"
          className="min-w-0 grow basis-60"
        />
        <Button type="submit">{words.searchButton}</Button>
      </form>
      {address ? (
        <p role="status" className="flex flex-wrap items-center gap-x-4 wrap-anywhere">
          {isEmpty ? <span>{format(words.nothingFound, { address })}</span> : null}
          <Link href={action} className="inline-flex min-h-11 items-center text-accent underline decoration-1 underline-offset-4">
            {words.showAll}
          </Link>
        </p>
      ) : null}
    </div>
  );
}
