'use client';
import { type DragEvent, useRef, useState } from 'react';
import { format } from '@/lib/core/i18n/format';
import { type FormField, maxFormFields } from '@/lib/domain/workflows/forms/rules';
import { Button } from '../../ui/button';
import type { WorkflowsWords } from '../words';
import { FieldCard } from './field-card';
import { adopted, moved, newField, withField } from './form-draft';
import type { FormEditor } from './use-form-editor';

type Props = { editor: FormEditor; words: WorkflowsWords['formEditor'] };

/** What the form asks for, in its order: by buttons, keys or dragging. */
export function FieldsOfForm({ editor: { settings, change, view, problems }, words }: Props) {
  const { fields } = settings;
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const nameOf = (field: FormField) => field.label || field.name || words.nameless;
  const move = (from: number, to: number) => {
    const field = fields[from];
    if (!field || to < 0 || to >= fields.length || from === to) return;
    change({ fields: moved(fields, from, to) });
    setSaid(format(words.moved, { name: nameOf(field), place: String(to + 1) }));
  };
  const add = (field: FormField) => change({ fields: [...fields, field] });
  const drop = (event: DragEvent, index: number) => {
    event.preventDefault();
    if (dragged !== null) move(dragged, index);
    setDragged(null);
    setOver(null);
  };
  return (
    <section aria-labelledby="form-fields" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="form-fields" className="border-b border-line pb-2 font-serif text-lg font-semibold">
        {words.fields}
      </h2>
      {problems.get('fields') ? <p className="text-sm text-danger">{problems.get('fields')}</p> : null}
      {fields.length === 0 ? <p className="max-w-prose text-ink-quiet">{words.noFields}</p> : null}
      <ol ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {fields.map((field, index) => (
          <li
            key={field.id}
            onDragOver={(event) => {
              if (dragged === null) return;
              event.preventDefault();
              setOver(index);
            }}
            onDrop={(event) => drop(event, index)}
            className={over === index && dragged !== null && dragged !== index ? 'outline-2 outline-offset-2 outline-accent' : ''}
          >
            <FieldCard
              field={field}
              name={nameOf(field)}
              example={view.examples[field.name]}
              place={`fields[${index}]`}
              {...{ problems, words }}
              mayEdit={view.mayEdit}
              set={(set) => change(withField(settings, field.id, set))}
              up={index > 0 ? () => move(index, index - 1) : null}
              down={index < fields.length - 1 ? () => move(index, index + 1) : null}
              remove={() => change({ fields: fields.filter(({ id }) => id !== field.id) })}
              startDrag={() => setDragged(index)}
              endDrag={() => {
                setDragged(null);
                setOver(null);
              }}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
      {view.mayEdit && fields.length < maxFormFields ? (
        <Button className="justify-self-start" onClick={() => add(newField())}>
          {words.add}
        </Button>
      ) : null}
      {view.mayEdit ? <Others others={view.others} fields={fields} add={(field) => add(adopted(field))} words={words} /> : null}
    </section>
  );
}

/** What the workflow knows and nobody is asked for. */
function Others({
  others,
  fields,
  add,
  words,
}: { others: readonly FormField[]; fields: readonly FormField[]; add: (field: FormField) => void } & Pick<Props, 'words'>) {
  const left = others.filter(({ name }) => !fields.some((field) => field.name === name));
  if (left.length === 0) return null;
  return (
    <div className="grid gap-2">
      <p className="text-sm font-medium">{words.others}</p>
      <ul className="flex flex-wrap gap-2">
        {left.map((field) => (
          <li key={field.name}>
            <Button onClick={() => add(field)} className="wrap-anywhere">
              {format(words.addNamed, { name: field.name })}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
