import type { Outcome } from '@/lib/domain/accounts/calls/rules';
import { Button } from '../../ui/button';
import { ChoiceField } from '../../ui/choice-field';
import type { KeysWords } from '../words';

type CallWords = KeysWords['keysRoom']['calls'];

/** What of the log is shown; as the address says it. */
export type CallFilterValues = { outcome: Outcome | null; operation: string | null; key: string | null };

export const isNarrowed = (filter: CallFilterValues): boolean => Object.values(filter).some((value) => value !== null);

/** The address of a part of the log. */
export function addressOfCalls(filter: CallFilterValues, cursor?: string): string {
  const given = Object.entries({ ...filter, cursor }).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return given.length > 0 ? `/keys?${new URLSearchParams(given)}#calls` : '/keys#calls';
}

type Props = { filter: CallFilterValues; operations: readonly string[]; keys: readonly { id: string; name: string }[]; words: CallWords };

/** A form that leads to an address: it works without scripts, and back and forward go through what was shown. */
export function CallFilter({ filter, operations, keys, words }: Props) {
  const outcomes = Object.entries(words.outcomes).map(([value, label]) => ({ value: value === 'all' ? '' : value, label }));
  const known = filter.operation !== null && !operations.includes(filter.operation) ? [...operations, filter.operation] : operations;
  return (
    <form method="get" action="/keys#calls" className="grid items-end gap-3 md:grid-cols-[1fr_1fr_1fr_auto]">
      <ChoiceField name="outcome" label={words.outcome} options={outcomes} chosen={filter.outcome ?? ''} />
      <ChoiceField name="operation" label={words.operation} options={choices(words.allOperations, known)} chosen={filter.operation ?? ''} />
      <ChoiceField
        name="key"
        label={words.key}
        options={[{ value: '', label: words.allKeys }, ...keys.map(({ id, name }) => ({ value: id, label: name }))]}
        chosen={filter.key ?? ''}
      />
      <Button type="submit">{words.apply}</Button>
    </form>
  );
}

const choices = (all: string, values: readonly string[]) => [{ value: '', label: all }, ...values.map((value) => ({ value, label: value }))];
