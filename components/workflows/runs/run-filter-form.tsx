import { maxRunSearch, runStates } from '@/lib/domain/automations/room/rules';
import { ListChoices } from '../../dashboard/list-filter';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import type { WorkflowsWords } from '../words';
import { addressOfRuns, type ShownRuns } from './run-filter';

type Props = { path: string; shown: ShownRuns; words: WorkflowsWords['runs'] };

/** Narrows the runs by words, days, version and state; works without scripts, and Back goes through what was shown. */
export function RunFilterForm({ path, shown, words }: Props) {
  const choices = [null, ...runStates].map((state) => ({
    value: state ?? '',
    text: state ? words.filter[state] : words.all,
    href: addressOfRuns(path, { ...shown, state }),
    isChosen: shown.state === state,
  }));
  return (
    <search aria-label={words.searchLabel} className="grid gap-3">
      <form action={path} className="flex flex-wrap items-end gap-3">
        {shown.state ? <input type="hidden" name="state" value={shown.state} /> : null}
        <TextField
          key={`search ${shown.search}`}
          name="search"
          type="search"
          label={words.searchHint}
          defaultValue={shown.search}
          maxLength={maxRunSearch}
          autoComplete="off"
          className="min-w-0 grow basis-64"
        />
        {(['from', 'until'] as const).map((name) => (
          <TextField
            key={`${name} ${shown[name]}`}
            name={name}
            type="date"
            label={words[name]}
            defaultValue={shown[name] ?? ''}
            className="min-w-0 grow basis-36 sm:w-40 sm:grow-0"
          />
        ))}
        <TextField
          key={`version ${shown.version}`}
          name="version"
          inputMode="numeric"
          pattern="[0-9]*"
          label={words.versionField}
          defaultValue={shown.version ?? ''}
          autoComplete="off"
          className="w-20"
        />
        <Button type="submit">{words.apply}</Button>
      </form>
      <ListChoices label={words.state} choices={choices} />
    </search>
  );
}
