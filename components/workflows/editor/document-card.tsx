'use client';
import { useId } from 'react';
import { format } from '@/lib/core/i18n/format';
import type { EditedDocument } from '@/lib/domain/workflows/editing/definition';
import { Button, ButtonLink } from '../../ui/button';
import { documentPage } from '../documents/addresses';
import { NewVersion } from '../documents/new-version';
import { TriedTexts } from '../documents/tried-texts';
import { Disclosure } from './disclosure';
import { DocumentSettings } from './document-settings';
import { useEditing } from './editing';
import { Findings } from './findings';
import { SettingText } from './setting-text';

/** Enough to find the fault; a long list would push the settings away. */
const shownMisread = 5;

export type DocumentCardProps = { document: EditedDocument; index: number; all: readonly EditedDocument[] };

/** One document: its template, what becomes of it, and what it still lacks. */
export function DocumentCard({ document, index, all }: DocumentCardProps) {
  const { state, act, words, language, mayEdit } = useEditing();
  const { make } = words;
  const title = useId();
  const template = state.view.templates.find(({ id }) => id === document.fileId);
  const name = template?.name ?? document.outputName;
  // Just added: the service tells of its file once that is saved, and nothing below moves then.
  const isNew = !template && state.view.draft.documents.every(({ id }) => id !== document.id);
  // Two documents of one file are two places all the same.
  const isOnly = all.every(({ id, fileId }) => id === document.id || fileId !== document.fileId);
  const remove = () => {
    // This goes with its buttons: who is at it goes on with what takes its place.
    window.document.getElementById(all[index + 1]?.id ?? 'add-template')?.focus({ preventScroll: true });
    act({ kind: 'remove', documentId: document.id });
  };
  return (
    <section
      id={document.id}
      tabIndex={-1}
      aria-labelledby={isOnly ? title : undefined}
      aria-label={isOnly ? undefined : `${index + 1}. ${name}`}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded border border-line bg-surface p-4 outline-none"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 id={title} className="font-medium wrap-anywhere">
          {template ? (
            <a
              href={`/dashboard/files/${template.id}`}
              className="inline-block underline decoration-line-strong decoration-1 underline-offset-4 hover:decoration-ink pointer-coarse:py-3"
            >
              {template.name}
            </a>
          ) : isNew ? (
            name
          ) : (
            make.gone
          )}
        </h3>
        {template && template.version > 1 ? (
          <span className="text-sm text-ink-quiet">{format(make.version, { version: template.version }, language)}</span>
        ) : null}
      </div>
      <Findings of={document.id} />
      {template && template.misread.length > 0 ? (
        <p className="border-l-4 border-warning pl-3 text-sm wrap-anywhere">
          {format(
            make.misread,
            {
              tags: [...template.misread.slice(0, shownMisread), ...(template.misread.length > shownMisread ? ['…'] : [])].join(' · '),
              count: template.misread.length,
            },
            language,
          )}
        </p>
      ) : null}
      {template ? (
        <div className="flex flex-wrap items-start gap-2">
          <ButtonLink href={documentPage(state.view.id, document.id)} aria-label={format(words.looking.openOf, { name })}>
            {words.looking.open}
          </ButtonLink>
          {mayEdit ? <NewVersion workflowId={state.view.id} documentId={document.id} file={template} words={words} language={language} /> : null}
        </div>
      ) : isNew ? (
        <div className="min-h-11" />
      ) : null}
      <TriedTexts documentId={document.id}>
        <SettingText
          label={make.outputName}
          hint={make.outputHint}
          value={document.outputName}
          place={`${document.id}.outputName`}
          set={(outputName) => act({ kind: 'document', documentId: document.id, set: { outputName } })}
          tries="outputName"
        />
        <SettingText
          label={make.folder}
          hint={make.folderHint}
          value={document.folder}
          place={`${document.id}.folder`}
          set={(folder) => act({ kind: 'document', documentId: document.id, set: { folder } })}
          tries="folder"
        />
        <DocumentSettings document={document} />
      </TriedTexts>
      {template ? <Tags tags={template.tags} /> : isNew ? <div className="min-h-11" /> : null}
      {mayEdit ? (
        <div className="flex flex-wrap gap-2">
          <Moves document={document} index={index} all={all} name={name} />
          <Button onClick={remove}>{format(make.remove, { name })}</Button>
        </div>
      ) : null}
    </section>
  );
}

/** Both stay at the ends, where one does nothing: who moves a document step by step keeps the button under the finger. */
function Moves({ document, index, all, name }: DocumentCardProps & { name: string }) {
  const { act, words } = useEditing();
  const { make } = words;
  if (all.length < 2) return null;
  const move = (before: string | null, button: HTMLElement) => {
    act({ kind: 'move', documentId: document.id, before });
    requestAnimationFrame(() => {
      button.scrollIntoView({ block: 'nearest' });
      button.focus({ preventScroll: true });
    });
  };
  const ways = [
    { sign: '↑', label: make.earlier, isPossible: index > 0, before: all[index - 1]?.id ?? null },
    { sign: '↓', label: make.later, isPossible: index < all.length - 1, before: all[index + 2]?.id ?? null },
  ];
  return ways.map(({ sign, label, isPossible, before }) => (
    <Button
      key={sign}
      aria-label={format(label, { name })}
      aria-disabled={!isPossible}
      onClick={isPossible ? ({ currentTarget }) => move(before, currentTarget) : undefined}
    >
      {sign}
    </Button>
  ));
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
