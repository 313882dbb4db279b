'use client';
import { useId } from 'react';
import { format } from '@/lib/core/i18n/format';
import type { EditedDocument } from '@/lib/domain/workflows/editing/definition';
import { Button } from '../../ui/button';
import { Disclosure } from './disclosure';
import { DocumentSettings } from './document-settings';
import { useEditing } from './editing';
import { Findings } from './findings';
import { SettingText } from './setting-text';

type Props = { document: EditedDocument; index: number; all: readonly EditedDocument[] };

/** One document: its template, what becomes of it, and what it still lacks. */
export function DocumentCard({ document, index, all }: Props) {
  const { state, act, words, language, mayEdit } = useEditing();
  const { make } = words;
  const title = useId();
  const template = state.view.templates.find(({ id }) => id === document.fileId);
  const name = template?.name ?? document.outputName;
  return (
    <section
      id={document.id}
      tabIndex={-1}
      aria-labelledby={title}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded border border-line bg-surface p-4 outline-none"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 id={title} className="font-medium wrap-anywhere">
          {template ? (
            <a href={`/dashboard/files/${template.id}`} className="underline decoration-line-strong decoration-1 underline-offset-4 hover:decoration-ink">
              {template.name}
            </a>
          ) : (
            make.gone
          )}
        </h3>
        {template && template.version > 1 ? (
          <span className="text-sm text-ink-quiet">{format(make.version, { version: template.version }, language)}</span>
        ) : null}
      </div>
      <Findings of={document.id} />
      <SettingText
        label={make.outputName}
        hint={make.outputHint}
        value={document.outputName}
        place={`${document.id}.outputName`}
        set={(outputName) => act({ kind: 'document', documentId: document.id, set: { outputName } })}
      />
      <DocumentSettings document={document} />
      {template ? <Tags tags={template.tags} /> : null}
      {mayEdit ? (
        <div className="flex flex-wrap gap-2">
          {index > 0 ? (
            <Button
              aria-label={format(make.earlier, { name })}
              onClick={() => act({ kind: 'move', documentId: document.id, before: all[index - 1]?.id ?? null })}
            >
              ↑
            </Button>
          ) : null}
          {index < all.length - 1 ? (
            <Button
              aria-label={format(make.later, { name })}
              onClick={() => act({ kind: 'move', documentId: document.id, before: all[index + 2]?.id ?? null })}
            >
              ↓
            </Button>
          ) : null}
          <Button onClick={() => act({ kind: 'remove', documentId: document.id })}>{format(make.remove, { name })}</Button>
        </div>
      ) : null}
    </section>
  );
}

function Tags({ tags }: { tags: readonly string[] }) {
  const { words } = useEditing();
  if (tags.length === 0) return <p className="text-sm text-ink-quiet">{words.make.noTags}</p>;
  return (
    <Disclosure title={words.make.tags}>
      <ul className="flex flex-wrap gap-2 pt-1">
        {tags.map((tag) => (
          <li key={tag} className="rounded bg-desk px-2 py-1 font-mono text-xs wrap-anywhere" dir="ltr">{`{{${tag}}}`}</li>
        ))}
      </ul>
    </Disclosure>
  );
}
