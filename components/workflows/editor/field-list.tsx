'use client';
import { useState } from 'react';
import { format } from '@/lib/core/i18n/format';
import { useEditing } from './editing';

/** A value is shown so far. */
const MOST_CHARACTERS = 80;

/** The fields of the source, each with its value in the last post; a press copies its tag. */
export function FieldList({ data }: { data: Record<string, unknown> | null }) {
  const { state, words } = useEditing();
  const { when } = words;
  const { fields, lastPost } = state.view.source;
  const [copied, setCopied] = useState<string | null>(null);
  if (fields.length === 0) return <p className="text-sm text-ink-quiet">{when.noFields}</p>;
  const copy = async (name: string) => {
    await navigator.clipboard.writeText(`{{${name}}}`).then(
      () => setCopied(name),
      () => undefined,
    );
  };
  return (
    <div className="grid gap-2">
      <h3 className="text-sm font-medium">{when.fields}</h3>
      <dl className="divide-y divide-line border-y border-line text-sm">
        {fields.map(({ name }) => (
          <div key={name} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-center gap-x-3">
            <dt>
              <button
                type="button"
                aria-label={format(when.copyTag, { name })}
                onClick={() => void copy(name)}
                className="min-h-9 text-left font-medium wrap-anywhere hover:text-accent"
              >
                {copied === name ? when.copied : name}
              </button>
            </dt>
            <dd className="truncate text-ink-quiet">{data === null ? '' : exampleOf(data, name)}</dd>
          </div>
        ))}
      </dl>
      {lastPost && data === null ? null : (
        <p className="sr-only" role="status">
          {copied === null ? '' : when.copied}
        </p>
      )}
    </div>
  );
}

/** The value behind a dotted name; of a list that of its first row. */
export function exampleOf(data: Record<string, unknown>, name: string): string {
  const value = Object.hasOwn(data, name) ? data[name] : name.split('.').reduce<unknown>(memberOf, data);
  const text = typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text;
}

function memberOf(held: unknown, part: string): unknown {
  const one = Array.isArray(held) ? held[0] : held;
  return typeof one === 'object' && one !== null && Object.hasOwn(one, part) ? (one as Record<string, unknown>)[part] : undefined;
}
