'use client';
import { useState } from 'react';
import { format } from '@/lib/core/i18n/format';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { TextArea } from '../../ui/text-area';
import { TextField } from '../../ui/text-field';
import type { Speaking } from '../words';
import { type HandField, type PlainKind, valueAt, withoutRow, withRow, withValue } from './hand-form';

type Data = Record<string, unknown>;
type Props = Pick<Speaking, 'words' | 'language'> & {
  data: Data;
  fields: readonly HandField[];
  /** What is wrong with a field, by its name. */
  problems: Readonly<Record<string, string>>;
  change: (data: Data) => void;
};

/** One input for each field, as its kind asks; lists of objects as rows that can be added and removed. */
export function HandInputs({ data, fields, problems, change, words, language }: Props) {
  const { byHand } = words;
  const plain = (label: string, kind: PlainKind, path: readonly (string | number)[], problem: string | null) => (
    <PlainInput key={label} label={label} kind={kind} value={valueAt(data, path)} problem={problem} set={(value) => change(withValue(data, path, value))} />
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {fields.map((field) => {
        const { name, path } = field;
        const problem = problems[name] ?? null;
        if (field.kind === 'deep')
          return (
            <p key={name} className={`text-sm ${problem ? 'text-danger' : 'text-ink-quiet'}`}>
              {problem ?? format(byHand.deep, { name })}
            </p>
          );
        if (field.kind !== 'rows') return plain(name, field.kind, path, problem);
        return (
          <fieldset key={name} className="grid grid-cols-[minmax(0,1fr)] gap-3 border-s-2 border-line ps-3">
            <legend className="text-sm font-medium">{name}</legend>
            {problem ? <p className="text-sm text-danger">{problem}</p> : null}
            {Array.from({ length: field.count }, (_, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row has nothing else to be told by
              <fieldset key={row} className="flex flex-wrap items-end gap-2">
                <legend className="text-sm text-ink-quiet">{format(byHand.row, { number: row + 1 }, language)}</legend>
                {field.columns.map(({ key, kind }) => (
                  <div key={key} className="min-w-0 grow basis-28">
                    {plain(key, kind, [...path, row, key], null)}
                  </div>
                ))}
                <Button aria-label={format(byHand.removeRow, { number: row + 1, name }, language)} onClick={() => change(withoutRow(data, field, row))}>
                  ×
                </Button>
              </fieldset>
            ))}
            <Button className="justify-self-start" onClick={() => change(withRow(data, field))}>
              {format(byHand.addRow, { name })}
            </Button>
          </fieldset>
        );
      })}
    </div>
  );
}

type PlainProps = { label: string; kind: PlainKind; value: unknown; problem: string | null; set: (value: unknown) => void };

function PlainInput({ label, kind, value, problem, set }: PlainProps) {
  if (kind === 'boolean') return <Checkbox label={label} checked={value === true} problem={problem} onChange={({ target }) => set(target.checked)} />;
  if (kind === 'number') return <NumberInput label={label} value={value} problem={problem} set={set} />;
  const text = typeof value === 'string' ? value : String(value ?? '');
  if (text.includes('\n')) return <TextArea label={label} value={text} problem={problem} onChange={({ target }) => set(target.value)} />;
  return <TextField type={kind} label={label} value={text} problem={problem} autoComplete="off" onChange={({ target }) => set(target.value)} />;
}

function NumberInput({ label, value, problem, set }: Omit<PlainProps, 'kind'>) {
  // What is half typed is no number yet, and stays in the input.
  const [typed, setTyped] = useState('');
  const read = (text: string) => (text === '' || Number.isNaN(Number(text)) ? null : Number(text));
  const shown = typed !== '' && read(typed) === value ? typed : String(value ?? '');
  const change = (text: string) => {
    setTyped(text);
    set(read(text));
  };
  return <TextField type="number" step="any" label={label} value={shown} problem={problem} onChange={({ target }) => change(target.value)} />;
}
